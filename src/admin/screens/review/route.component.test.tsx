import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { site } from "../../../../tests/components/site.ts";

test("a page beyond the last one shows the last one", { tags: ["deep"] }, async () => {
  const draft = { name: freshName("Raja"), age: 20, location: "Kandy District", publication: "draft" };
  const { _id } = (await (await site.call("POST", "/api/tuskers", draft)).json()) as { _id: string };
  expect((await site.call("POST", "/api/submissions", { id: _id, kind: "tusker", version: 1 })).status).toBe(201);
  openScreen("/admin/review?page=9");
  await expect.element(page.getByRole("link", { name: draft.name })).toBeVisible();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../../tests/components/fresh-name.ts";
import { button, field } from "../../../../../tests/components/locators.ts";
import { site } from "../../../../../tests/components/site.ts";
import { addTusker, stored } from "../../../../../tests/support/stored-entries.ts";

const lookedAt = () => button("Looked at");

test("the form shows the warnings of an entry until they are marked as looked at", async () => {
  const { _id } = await addTusker(site, { name: freshName("Warned"), statusNote: "In August he comes to Minneriya." });
  openScreen(`/admin/edit-tusker/${_id}`);
  await expect.element(page.getByRole("listitem").getByText(/“August”/)).toBeVisible();
  await lookedAt().click();
  await expect.element(page.getByText("Marked as looked at.")).toBeVisible();
  expect(await stored(site, "tusker", _id)).toHaveProperty("warningsSeenAt");
  openScreen(`/admin/edit-tusker/${_id}`);
  await expect.element(field("Tusker Name (required)")).toBeVisible();
  await expect.element(lookedAt()).not.toBeInTheDocument();
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { contentOf, texts } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker, changeElsewhere } from "../../../../tests/support/stored-entries.ts";

test("a history shows texts and statements as readers see them, and what did not change", async () => {
  const sando = await addTusker(site, { name: "Seen As Companion" });
  const before = "<p>One <b>bold</b> word.</p><p>He walks.</p>";
  const raja = await addTusker(site, { name: "Seen In History", description: before });
  await changeElsewhere(site, "tusker", raja, {
    description: `${before.replace("walks", "walked")}<h2>Later &amp; after</h2>`,
    relations: [{ kind: "companion", to: sando._id, certainty: "certain", sources: [] }],
  });
  openScreen(`/admin/edit-tusker/${raja._id}/history`);
  const changes = page.getByRole("region", { name: "What changed from version 1 to 2" });
  await texts(changes.getByRole("term")).toEqual(["Description", "Related tuskers"]);
  const [text, relations] = [changes.getByRole("definition").nth(0), changes.getByRole("definition").nth(1)];
  await contentOf(text).toMatch(/^1 paragraph unchanged ?He .*walks.*walked.*Later & after/);
  expect(text.element().querySelector("del")?.textContent).toContain("walks");
  expect(text.element().querySelectorAll("ins")).toHaveLength(2);
  expect(text.element().textContent).not.toContain("<");
  await contentOf(relations).toMatch(/Companion of.*Seen As Companion/);
  await expect.element(changes.getByText("Not changed:")).toBeVisible();
});

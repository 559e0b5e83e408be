import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../tests/components/fresh-name.ts";
import { button } from "../../../../tests/components/locators.ts";
import { site } from "../../../../tests/components/site.ts";
import { addTusker } from "../../../../tests/support/stored-entries.ts";

const BATHES = "ඔහු හැමදාම හවස වැවේ නානවා.";
const question = () => page.getByRole("dialog", { name: "Publish these words?" });
const note = () => page.getByRole("textbox", { name: /^Note on the status in/ });

async function storedVersion(id: string): Promise<number> {
  const answer = await site.call("GET", `/api/translations/si/tusker/${id}`);
  return ((await answer.json()) as { version: number }).version;
}

test("words that may lead somebody to an animal are asked about once before a translation publishes them", async () => {
  const { _id: id } = await addTusker(site, { name: freshName("Bathing"), statusNote: "He bathes." });
  openScreen(`/admin/translate/si/tusker/${id}`);
  await note().fill(BATHES);
  await button("Save").click();
  await expect.element(question().getByText(/හවස/)).toBeVisible();
  await question().getByRole("button", { name: "Cancel" }).click();
  expect(await storedVersion(id)).toBe(0);
  await button("Save").click();
  await question().getByRole("button", { name: "Publish them" }).click();
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible();
  await button("Mark all as checked").click();
  await expect.poll(() => storedVersion(id)).toBe(2);
});

test("nothing is asked of a draft, whose translation readers do not see", async () => {
  const { _id: id } = await addTusker(site, {
    name: freshName("Draft"),
    statusNote: "He bathes.",
    publication: "draft",
  });
  openScreen(`/admin/translate/si/tusker/${id}`);
  await note().fill(BATHES);
  await button("Save").click();
  await expect.element(page.getByText(/^Saved \d/)).toBeVisible();
  expect(await storedVersion(id)).toBe(1);
});

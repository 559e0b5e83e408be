import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../../tests/components/admin-screens.tsx";
import { freshName } from "../../../../../tests/components/fresh-name.ts";
import { button, field, fillArticle, heading } from "../../../../../tests/components/locators.ts";
import { site } from "../../../../../tests/components/site.ts";
import { findByName } from "../../../../../tests/support/stored-entries.ts";

const question = () => page.getByRole("dialog", { name: "Publish these words?" });

test("words that may lead somebody to an animal are asked about once before they are published", async () => {
  const title = freshName("Asked");
  openScreen("/admin/dashboard/addarticle");
  await fillArticle(title);
  await field("Excerpt").fill("Every August he comes to Minneriya.");
  await button("Publish Article").click();
  await expect.element(question().getByText(/“August”/)).toBeVisible();
  await question().getByRole("button", { name: "Cancel" }).click();
  expect(await findByName(site, "article", title)).toBeUndefined();
  await button("Publish Article").click();
  await question().getByRole("button", { name: "Publish them" }).click();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(await findByName(site, "article", title)).toMatchObject({ publication: "published" });
});

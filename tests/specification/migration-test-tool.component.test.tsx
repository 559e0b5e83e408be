import { expect, test } from "vitest";
import { page } from "vitest/browser";
import MigrationTest from "../../src/admin/screens/migration-test/route.tsx";
import { openScreen } from "../components/admin-screens.tsx";
import { button, contentOf, field, heading } from "../components/locators.ts";
import { site } from "../components/site.ts";
import { addArticle, addTusker } from "../support/stored-entries.ts";

const openTool = () =>
  openScreen("/admin/migration-test", { screens: [{ path: "/admin/migration-test", Component: MigrationTest }] });

const list = (name: string) => page.getByRole("region", { name });

test("the slug tests of three tuskers and three articles are counted and logged", async () => {
  for (const name of ["Tested 1", "Tested 2", "Tested 3"]) {
    await addTusker(site, { name });
    await addArticle(site, { title: name });
  }
  openTool();
  await expect.element(heading("Migration Test Tool")).toBeVisible();
  const log = page.getByRole("log", { name: "Console log" });
  const scoreOf = (type: string) => page.css(`[data-score=${type}]`).query()?.textContent;
  // The tool tests the first three of each. Another test on this site can delete one of its own in between: then once more.
  await expect
    .poll(async () => {
      await button("Run Slug Tests").click();
      await expect.element(button("Run Slug Tests")).not.toHaveAttribute("aria-disabled", "true");
      return [scoreOf("tuskers"), scoreOf("articles")];
    })
    .toEqual(["Tuskers3 passed0 failed", "Articles3 passed0 failed"]);
  await expect.element(log.getByText(/PASS/).first()).toBeVisible();
  await button("Clear Logs").click();
  await expect.element(log.getByText(/PASS/).first()).not.toBeInTheDocument();
});

test("sample URLs are generated, the new and the old ones", async () => {
  const { _id } = await addTusker(site, { name: "Aaa Sample" });
  openTool();
  await button("Generate Sample URLs").click();
  await expect.element(list("New slug URLs").getByRole("link", { name: "/tuskers/aaa-sample" }).first()).toBeVisible();
  await expect.element(list("Legacy id URLs").getByRole("link", { name: `/tusker/${_id}` })).toBeVisible();
});

test("the meta tags of a page are shown in a panel that can be collapsed and closed", async () => {
  const { slug } = await addTusker(site, { name: "Read Head" });
  openTool();
  await field("Public page").fill(`/tuskers/${slug}`);
  await button("Show Meta Tags").click();
  const panel = list(`Meta tags of /tuskers/${slug}`);
  await contentOf(panel).toMatch(/Title.*Read Head.*Description.*All meta tags.*og:title/);
  await panel.getByRole("button", { name: "Collapse" }).click();
  await expect.element(panel.getByText("og:title", { exact: true })).not.toBeVisible();
  await panel.getByRole("button", { name: "Close" }).click();
  await expect.element(panel).not.toBeInTheDocument();
});

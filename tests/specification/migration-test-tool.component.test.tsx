import { expect, test } from "vitest";
import { page } from "vitest/browser";
import MigrationTest from "../../src/entries/migration-test/route.tsx";
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
  await button("Run Slug Tests").click();
  const log = page.getByRole("log", { name: "Console log" });
  await expect.element(page.css("[data-score=tuskers]")).toHaveTextContent("Tuskers3 passed0 failed");
  await expect.element(page.css("[data-score=articles]")).toHaveTextContent("Articles3 passed0 failed");
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

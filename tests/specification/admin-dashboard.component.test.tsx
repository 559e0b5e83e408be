import { expect, test } from "vitest";
import { page } from "vitest/browser";
import Dashboard from "../../src/admin/screens/dashboard/route.tsx";
import { openScreen } from "../components/admin-screens.tsx";
import { freshName } from "../components/fresh-name.ts";
import { button, contentOf, heading } from "../components/locators.ts";
import { failCalls, failOnce } from "../components/network.ts";
import { site } from "../components/site.ts";
import { addArticle, addTusker } from "../support/stored-entries.ts";

const openDashboard = (query = "") =>
  openScreen(`/admin/dashboard${query}`, { screens: [{ path: "/admin/dashboard", Component: Dashboard }] });

const row = (name: string) => page.getByRole("row").filter({ hasText: name });

test("the sidebar leads to what is specified, and holds the mode and the way out", async () => {
  openDashboard();
  await expect.element(heading("Dashboard")).toBeVisible();
  const sidebar = page.getByRole("navigation", { name: "Administration" });
  for (const [name, address] of [
    ["Dashboard", "/admin/dashboard"],
    ["Add Tuskers", "/admin/dashboard/addtusker"],
    ["Add Article", "/admin/dashboard/addarticle"],
  ] as const) {
    await expect.element(sidebar.getByRole("link", { name, exact: true })).toHaveAttribute("href", address);
  }
  await expect.element(sidebar.getByRole("button", { name: "Dark Mode" })).toBeVisible();
  await expect.element(sidebar.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("it shows tuskers or articles", async () => {
  await addTusker(site, { name: freshName("Shown") });
  await addArticle(site, { title: freshName("Shown") });
  openDashboard();
  await button("Show Articles").click();
  await expect.element(page.getByRole("columnheader", { name: "Title" })).toBeVisible();
  await button("Show Tuskers").click();
  await expect.element(page.getByRole("columnheader", { name: "Name" })).toBeVisible();
});

test("tuskers show age and status, and each row leads to its form", async () => {
  const name = freshName("Listed");
  const { _id } = await addTusker(site, { name, age: 61, status: "missing" });
  openDashboard(`?search=${name}`);
  await contentOf(row(name)).toMatch(/61.*Missing/);
  await expect
    .element(row(name).getByRole("link", { name: "Edit" }))
    .toHaveAttribute("href", `/admin/edit-tusker/${_id}`);
});

test("a tusker is deleted once the question is answered, and his row goes", async () => {
  const name = freshName("Deleted");
  const { _id } = await addTusker(site, { name });
  openDashboard(`?search=${name}`);
  await row(name).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this tusker?" });
  await failOnce(`**/api/tuskers/${_id}`, 503, { statusCode: 503, message: "Not just now." });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Failed to delete tusker: Not just now.")).toBeVisible();
  await row(name).getByRole("button", { name: "Delete" }).click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(row(name)).not.toBeInTheDocument();
});

test("an article is asked about as an article", async () => {
  const title = freshName("Asked about");
  const { _id } = await addArticle(site, { title });
  openDashboard(`?show=articles&search=${title}`);
  await expect
    .element(row(title).getByRole("link", { name: "Edit" }))
    .toHaveAttribute("href", `/admin/edit-article/${_id}`);
  await row(title).getByRole("button", { name: "Delete" }).click();
  const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this article?" });
  await failOnce(`**/api/articles/${_id}`, 503, { statusCode: 503, message: "Not just now." });
  await question.getByRole("button", { name: "Delete" }).click();
  await expect.element(page.getByText("Failed to delete article: Not just now.")).toBeVisible();
});

test.each([
  ["tuskers", "Failed to fetch tuskers"],
  ["articles", "Failed to fetch articles"],
])("a list of %s that cannot be fetched is a red box with another try", async (show, words) => {
  const letGo = await failCalls(`**/api/${show}?**`, 503, { statusCode: 503, message: "Not just now." });
  openDashboard(`?show=${show}`);
  const box = page.getByRole("alert").filter({ hasText: words });
  await expect.element(box).toBeVisible();
  await letGo();
  await box.getByRole("button", { name: "Try Again" }).click();
  await expect.element(box).not.toBeInTheDocument();
});

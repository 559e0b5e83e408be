import { expect, hydrated, test } from "../support/e2e-site.ts";

test("a card leads to the tusker through the API, without loading a document, and Back restores the list", async ({
  page,
  trouble,
}) => {
  await page.goto("/tuskers?search=gem");
  await hydrated(page);
  expect(trouble.calls).toEqual([]);
  await page.getByRole("link", { name: "Gemunu" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gemunu" })).toBeVisible();
  await expect(page).toHaveTitle("Gemunu | Sri Lankan Tuskers");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/tuskers\/gemunu$/);
  await expect(page.getByText("Gemunu walks the plains of Yala.")).toBeVisible();
  expect(trouble.calls).toEqual(["/api/tuskers/slug/gemunu"]);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\?search=gem$/);
  await expect(page.getByLabel("Name")).toHaveValue("gem");
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(trouble.documents).toEqual(["/tuskers?search=gem"]);
});

test("the page is shown as the server drew it: nothing is loaded again when React takes it over", async ({
  page,
  trouble,
}) => {
  await page.goto("/tuskers/gemunu");
  await hydrated(page);
  expect(trouble.calls).toEqual([]);
  await expect(page.getByText("Unknown")).toBeVisible();
  await expect(page.getByText("as of November 2022")).toBeVisible();
  await expect(page.locator("[lang=si]")).toHaveText("ගැමුණු");
  await expect(page.getByRole("link", { name: "A paper" })).toHaveAttribute("href", "https://paper.example/gemunu");
});

test("search, filter and pages change the address and the list, without loading a document", async ({
  page,
  trouble,
}) => {
  await page.goto("/tuskers");
  await hydrated(page);
  await expect(page.getByText("Tuskers 1 to 9 of 11")).toBeVisible();
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2", exact: true }).click();
  await expect(page.getByText("Tuskers 10 to 11 of 11")).toBeVisible();
  await page.getByLabel("Status").selectOption("Missing");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByText("1 tusker")).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\?search=&category=&status=missing$/);
  await page.getByLabel("Name").fill("nobody at all");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("status").getByText("No tuskers match your current search criteria.")).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByText("1 tusker")).toBeVisible();
  expect(trouble.documents).toEqual(["/tuskers"]);
});

test("while the list is on its way the page says so", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const { promise: letThrough, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/tuskers?**", async (route) => {
    await letThrough;
    await route.continue();
  });
  await page.getByRole("link", { name: "Browse Tuskers" }).click();
  await expect(page.getByText("Loading tuskers...")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1, name: "Tuskers" })).toBeVisible();
  await expect(page.getByText("Loading tuskers...")).toBeHidden();
});

test("a former address leads on inside the browser too", async ({ page, site }) => {
  const made = await site.call("POST", "/api/tuskers", { name: "Old name", age: 20, location: "Yala National Park" });
  const { _id } = (await made.json()) as { _id: string };
  await page.goto("/tuskers?search=old+name");
  await hydrated(page);
  const renamed = { name: "New name", age: 20, location: "Yala National Park", slug: "new-name" };
  expect((await site.call("PUT", `/api/tuskers/${_id}`, renamed)).status).toBe(200);
  await page.getByRole("link", { name: "Old name" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "New name" })).toBeVisible();
  await expect(page).toHaveURL(/\/tuskers\/new-name$/);
  expect((await site.call("DELETE", `/api/tuskers/${_id}`)).status).toBe(200);
});

test.describe("what cannot be shown", () => {
  // The browser itself notes each failed answer in its console.
  test.use({ mayComplain: [[/Failed to load resource/], { scope: "test" }] });

  test("a failed list says so, and Try Again shows it when the API is back", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.route("**/api/tuskers?**", (route) =>
      route.fulfill({ status: 503, json: { statusCode: 503, message: "Not available just now." } }),
    );
    await page.getByRole("link", { name: "Browse Tuskers" }).click();
    const notice = page.getByRole("alert");
    await expect(notice.getByText("Error Loading Tuskers")).toBeVisible();
    await expect(notice.getByText("Not available just now.")).toBeVisible();
    await page.unroute("**/api/tuskers?**");
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByText("Tuskers 1 to 9 of 11")).toBeVisible();
  });

  test("without a network the list says that it failed to load", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await page.route("**/api/tuskers?**", (route) => route.abort());
    await page.getByRole("link", { name: "Browse Tuskers" }).click();
    await expect(page.getByRole("alert").getByText("Failed to load tuskers")).toBeVisible();
  });

  test("unknown addresses have their screens, hydrated, with HTTP 404", async ({ page }) => {
    expect((await page.goto("/tuskers/nobody"))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Tusker Not Found" })).toBeVisible();
    await expect(page).toHaveTitle("404 - Tusker Not Found");
    await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
    expect((await page.goto("/no/such/page"))?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Sri Lankan Tuskers" })).toBeVisible();
  });
});

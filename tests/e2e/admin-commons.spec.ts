import { test as base, expect, type Page } from "@playwright/test";
import pino from "pino";
import { createApi } from "../../src/app/server/api.server.ts";
import { openServices } from "../../src/app/server/services.server.ts";
import { readConfig } from "../../src/platform/config/config.server.ts";
import { openAdminPage } from "../support/admin-visit.ts";
import { commonsAddress, photograph, startCommons } from "../support/commons-servers.ts";
import { button } from "../support/entry-forms.ts";
import { type RunningSite, startSite } from "../support/running-site.ts";
import { encodeHere } from "../support/stored-images.ts";

type LinkedSite = Pick<RunningSite, "url"> & {
  pages: Awaited<ReturnType<typeof startCommons>>["pages"];
  /** Has the calls of a page about Commons answered by the site's own code, for which the servers here are Commons. */
  connect(page: Page): Promise<void>;
};

/**
 * A site and the servers of Wikimedia Commons. The site itself reaches public addresses only, and these servers have
 * none; so the same API on the same data runs here for the two calls that ask them.
 */
const test = base.extend<{ site: LinkedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it.
    async ({}, use) => {
      const { stop, url, dataDir } = await startSite();
      const commons = await startCommons();
      const config = readConfig({ DATA_DIR: dataDir, SITE_URL: url, STARTER_CONTENT: "off" });
      const services = await openServices(config, { log: pino({ level: "silent" }) });
      encodeHere(services);
      services.commons = commons.serve(services);
      const api = createApi(services);
      const connect = async (page: Page) => {
        await page.route("**/api/uploads/commons**", async (route) => {
          const { authorization = "", "content-type": type = "" } = await route.request().allHeaders();
          const answer = await api.request(new URL(route.request().url()).pathname, {
            method: route.request().method(),
            headers: { Authorization: authorization, "Content-Type": type },
            body: route.request().postData(),
          });
          await route.fulfill({ status: answer.status, json: await answer.json() });
        });
      };
      try {
        await use({ url, pages: commons.pages, connect });
      } finally {
        await services.close();
        await commons.close();
        await stop();
      }
    },
    { timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

test("a photograph by a link: one is refused for its position, another stands on the page with its credit", async ({
  page,
  site,
}) => {
  const bytes = await photograph();
  site.pages.set("With a position.jpg", { bytes, coordinates: [{ lat: 6.3651, lon: 81.5178 }] });
  site.pages.set("Without one.jpg", { bytes });
  await site.connect(page);
  await openAdminPage(page, "/admin/dashboard/addtusker");
  await page.getByLabel("Tusker Name").fill("Linked Raja");
  await page.getByLabel("Location").fill("Yala National Park");
  await page.getByLabel("Age not known").check();
  await page.getByLabel("Category").selectOption({ label: "Wild" });

  await button(page, "From a link").click();
  const dialog = page.getByRole("dialog", { name: "Add an image" });
  const use = dialog.getByRole("button", { name: "Use this image" });
  const address = dialog.getByLabel("Address of the page at Wikimedia Commons");
  await address.fill(commonsAddress("With a position.jpg"));
  await dialog.getByRole("button", { name: "Look up" }).click();
  await expect(dialog).toContainText(
    "This page shows where the photograph was taken. Ask its maker for the file instead.",
  );
  await expect(use).toBeDisabled();

  await address.fill(commonsAddress("Without one.jpg"));
  await dialog.getByRole("button", { name: "Look up" }).click();
  await expect(dialog).toContainText("This licence allows use on the site, with credit.");
  await expect(dialog.getByLabel("Credit")).toHaveValue("Nimal Perera");
  await dialog.getByRole("button", { name: "Use these words" }).click();
  await use.click();
  await expect(page.locator("[data-name]")).toHaveText(["without-one.jpg"]);
  await button(page, "Add Tusker").click();
  await expect(page).toHaveURL(/\/admin\/dashboard(?:\?|$)/);

  await page.goto("/tuskers/linked-raja");
  const photo = page.getByRole("img", { name: "A tusker drinks, seen from the side" }).first();
  await expect(photo).toHaveJSProperty("complete", true);
  const main = page.getByRole("main");
  await expect(main).toContainText("Nimal Perera");
  await expect(main.getByRole("link", { name: "CC BY-SA 4.0" }).first()).toHaveAttribute(
    "href",
    "https://creativecommons.org/licenses/by-sa/4.0/",
  );
});

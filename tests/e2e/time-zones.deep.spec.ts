import type { Page } from "@playwright/test";
import { writtenDate } from "../../src/platform/text/dates/written-date.ts";
import { fillSignIn } from "../support/admin-visit.ts";
import { expect, hydrated } from "../support/e2e-site.ts";
import { PUBLIC_DOCUMENTS } from "../support/public-screens.ts";
import {
  AFTER_MIDNIGHT,
  BEFORE_MIDNIGHT,
  DUE_ON_EVE,
  DUE_ON_NEW_YEAR,
  EVE,
  NEW_YEAR,
  testInZone,
} from "../support/site-in-zone.ts";

/** One is 13.5 hours behind Sri Lanka, the other 7.5 hours ahead: at its midnight they have different days. */
const LOS_ANGELES = "America/Los_Angeles";
const AUCKLAND = "Pacific/Auckland";
const ZONES = [LOS_ANGELES, AUCKLAND];

/** What a keeper in each zone reads in the admin area for the same minute. */
const SIGNED_IN: Record<string, { day: string; time: RegExp }> = {
  [LOS_ANGELES]: { day: "31 Dec 2026", time: /\b10:[23]\d/ },
  [AUCKLAND]: { day: "1 Jan 2027", time: /\b07:[23]\d/ },
};

const MOMENTS = [
  { moment: "before midnight", now: BEFORE_MIDNIGHT, today: EVE },
  { moment: "after midnight", now: AFTER_MIDNIGHT, today: NEW_YEAR },
];

const ADDRESS = "/articles/a-new-year";

/** 90 days before the new year. */
const NINETY_DAYS_AGO = "2026-10-03";

/** The clock of the browser shows the same moment as that of the site. */
async function open(page: Page, path: string, now: string) {
  await page.clock.setFixedTime(now);
  const answer = await page.goto(path);
  await hydrated(page);
  return answer;
}

for (const serverZone of ZONES) {
  const test = testInZone(serverZone);
  test.use({ mayComplain: [[/^Failed to load resource/], { scope: "test" }] });

  test.describe(`a server in ${serverZone}`, () => {
    for (const { moment, now, today } of MOMENTS) {
      const isNewYear = today === NEW_YEAR;

      test.describe(`${moment} in Sri Lanka`, () => {
        test.beforeAll(async ({ siteInZone }) => {
          if (isNewYear) await siteInZone.passMidnight();
        });

        test("publishes what is due, in pages, lists, feeds and the sitemap", async ({ site }) => {
          const status = isNewYear ? 200 : 404;
          expect((await fetch(site.url + ADDRESS)).status).toBe(status);
          for (const path of ["/articles", "/feeds/articles.xml", "/sitemap.xml", "/api/articles", "/"]) {
            const text = await (await fetch(site.url + path)).text();
            expect([path, /a-new-year/.test(text)]).toEqual([path, isNewYear]);
            expect([path, /the-eve/.test(text)]).toEqual([path, true]);
          }
          const feed = await (await fetch(`${site.url}/feeds/articles.xml`)).text();
          // The moment at which the day begins in Sri Lanka.
          expect(feed).toContain("<published>2026-12-30T18:30:00.000Z</published>");
          expect(feed.includes("<published>2026-12-31T18:30:00.000Z</published>")).toBe(isNewYear);
        });

        test("lets a sighting be published after ninety days of Sri Lanka", async ({ site }) => {
          const fields = { category: "wild", status: "alive", location: "Yala National Park" };
          const save = (statusAsOf: string) =>
            site.call("POST", "/api/tuskers", { ...fields, statusAsOf, name: `Seen ${statusAsOf} ${moment}`, age: 30 });
          expect((await save(NINETY_DAYS_AGO)).status).toBe(isNewYear ? 201 : 422);
          expect((await save("2026-10-02")).status).toBe(201);
          expect((await save("2026-10-04")).status).toBe(422);
        });

        for (const zone of ZONES) {
          test.describe(`for somebody in ${zone}`, () => {
            test.use({ timezoneId: zone });

            test("the days of pages are those of Sri Lanka", async ({ page }) => {
              await open(page, "/record/on-this-day", now);
              await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(`Today, ${writtenDate(today)}`);
              await expect(page.getByRole("contentinfo")).toContainText(`© ${today.slice(0, 4)} `);
              await open(page, "/articles/the-eve", now);
              await expect(page.locator("main time").first()).toHaveText("31 December 2026");
              expect((await open(page, ADDRESS, now))?.status()).toBe(isNewYear ? 200 : 404);
              if (isNewYear) await expect(page.locator("main time").first()).toHaveText("1 January 2027");
              // A page that the browser makes.
              await open(page, "/about", now);
              await page.getByRole("banner").getByRole("link", { name: "Articles" }).click();
              await expect(page.getByRole("heading", { level: 3, name: DUE_ON_EVE })).toBeVisible();
              await expect(page.getByRole("heading", { level: 3, name: DUE_ON_NEW_YEAR })).toHaveCount(
                isNewYear ? 1 : 0,
              );
              await open(page, "/privacy-policy", now);
              const effective = page.locator("main time").first();
              const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
              await expect(effective).toHaveText(
                day.format(new Date((await effective.getAttribute("datetime")) ?? "")),
              );
            });

            test("a keeper writes for the day of Sri Lanka, and reads times of the own clock", async ({ page }) => {
              await page.clock.setFixedTime(now);
              await page.goto("/admin/dashboard/addarticle");
              await fillSignIn(page);
              await expect(page.getByLabel("Publish Date")).toHaveValue(today);
              await open(page, "/admin/dashboard?show=articles&search=A+new+year", now);
              const row = page.getByRole("row").filter({ hasText: DUE_ON_NEW_YEAR });
              await expect(row).toContainText(isNewYear ? "Published" : `Scheduled for ${NEW_YEAR}`);
              const { day, time } = SIGNED_IN[zone] as { day: string; time: RegExp };
              await expect(row.getByRole("time")).toHaveAttribute("title", time);
              await open(page, "/admin/accounts", now);
              const account = page.getByRole("row").filter({ hasText: "keeper" });
              await expect(account).toContainText(day);
              await expect(account).toContainText(time);
              await open(page, "/admin/activity", now);
              const signedIn = page.getByRole("listitem").filter({ hasText: "signed in" });
              await expect(signedIn.first()).toContainText(time);
            });
          });
        }
      });
    }

    const other = ZONES.find((zone) => zone !== serverZone) ?? "";
    test.describe(`for somebody in ${other}`, () => {
      test.use({ timezoneId: other });

      test("React takes over every page as the server wrote it", async ({ page, trouble }) => {
        test.setTimeout(240_000);
        for (const { address } of PUBLIC_DOCUMENTS) {
          await open(page, address, AFTER_MIDNIGHT);
          expect([address, trouble.complaints.filter((text) => !text.startsWith("Failed to load"))]).toEqual([
            address,
            [],
          ]);
        }
      });
    });
  });
}

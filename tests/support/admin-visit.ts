import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, type PageTrouble } from "./e2e-site.ts";
import { ADMINISTRATOR } from "./launch-site.ts";

type Credentials = { username: string; password: string };

/** Fills in and submits the visible sign-in form, in the page or in a dialog over it. */
export async function fillSignIn(page: Page, { username, password }: Credentials = ADMINISTRATOR): Promise<void> {
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Opens a page of the admin area and signs in. */
export async function openAdminPage(page: Page, path = "/admin/dashboard", as = ADMINISTRATOR): Promise<void> {
  await page.goto(path);
  await fillSignIn(page, as);
  await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
}

/** Expects that the page, as it stands by day, breaks no rule of axe. */
export async function expectNoViolation(page: Page): Promise<void> {
  // A list that is being loaded again is paler.
  await expect(page.locator("div[aria-busy=true]")).toHaveCount(0);
  // Of what lies under the bar at the top, only the part that is seen would count as a target.
  await page.evaluate("scrollTo(0, 0)");
  expect(await violations(page)).toEqual([]);
}

/** The stored values of the two keys for the token. */
export const keptTokens = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(`["user-token", "token"].map((key) => localStorage.getItem(key))`);

/** Ends the session on the server without the page's knowledge, after all its requests have been answered. */
export async function endSession(page: Page, { calls, callsUnderWay }: PageTrouble): Promise<void> {
  // The frame of the admin area requests its counts last.
  await expect.poll(() => calls).toContain("/api/desk");
  await expect.poll(() => callsUnderWay.size).toBe(0);
  const [token] = await keptTokens(page);
  const answer = await page.request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(200);
}

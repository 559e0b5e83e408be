import type { Page } from "@playwright/test";
import { expectNoViolation, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const letter = (page: Page, subject: string) => page.getByRole("button", { name: subject });
const letters = (page: Page) => page.locator("[data-message]");
const tally = (page: Page) => page.getByRole("main").locator("p[role=status]");
const unreadInSidebar = (page: Page) =>
  page
    .getByRole("navigation", { name: "Administration" })
    .locator("span", { hasText: /unread$/ })
    .first();

type Message = { _id: string; subject: string; readAt: string | null };

async function inbox({ call }: E2eSite): Promise<Message[]> {
  return (await (await call("GET", "/api/messages?limit=100")).json()) as Message[];
}

async function emptyInbox(site: E2eSite): Promise<void> {
  for (const { _id } of await inbox(site)) await site.call("DELETE", `/api/messages/${_id}`);
}

/** Puts a message into the inbox as the contact form does. */
async function write(page: Page, site: E2eSite, fields: Record<string, string>): Promise<void> {
  const data = { name: "Ishara", email: "ishara@example.org", subject: "A photograph", message: "Three.", ...fields };
  const answer = await page.request.post("/api/contact", { data, headers: { Origin: site.url } });
  expect(answer.status()).toBe(201);
}

/** Messages that only this browser sees: the contact form takes few from one address. */
function made(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    _id: index.toString(16).padStart(24, "0"),
    name: `Writer ${index}`,
    email: `writer${index}@example.org`,
    subject: `Subject ${index}`,
    message: "Text",
    createdAt: "2026-11-01T08:00:00.000Z",
    readAt: "2026-11-02T08:00:00.000Z",
    deliveries: [] as object[],
  }));
}

/** Puts these in the place of the inbox. */
async function showMade(page: Page, messages: readonly object[]): Promise<void> {
  const headers = { "X-Total-Count": String(messages.length) };
  await page.route("**/api/messages?**", (route) => {
    const asked = Number(new URL(route.request().url()).searchParams.get("page"));
    return route.fulfill({ json: messages.slice((asked - 1) * 20, asked * 20), headers });
  });
}

test.describe("the inbox", () => {
  // Where no delivery is set up, sending again is refused: an error to the browser too.
  test.use({ mayComplain: [[/status of 409/], { scope: "test" }] });
  test.afterEach(({ site }) => emptyInbox(site));

  test("shows a message whole, marks it as read, and as unread again; the count at the sidebar follows", async ({
    page,
    site,
  }) => {
    const message = "Dear keepers,\n\nthe bull <b>in my picture</b>:\n  - has one tusk\n\nIshara";
    await write(page, site, { subject: "A photograph", message });
    await write(page, site, { subject: "Re: A name", name: "Nimal Perera", email: "nimal@example.com" });
    await openAdminPage(page, "/admin/messages");
    await expect(heading(page, "Messages")).toBeVisible();
    await expect(page.getByText("two years")).toBeVisible();
    await expect(letters(page)).toContainText(["Re: A name", "A photograph"]);
    await expect(unreadInSidebar(page)).toHaveText("2 unread");

    await letter(page, "A photograph").click();
    await expect(letter(page, "A photograph")).toHaveAttribute("aria-expanded", "true");
    const said = page.getByText("Dear keepers,");
    expect(await said.textContent()).toBe(message);
    await expect(said).toHaveCSS("white-space-collapse", "preserve");
    await expect(page.getByRole("link", { name: "ishara@example.org" })).toHaveAttribute(
      "href",
      "mailto:ishara@example.org?subject=Re%3A%20A%20photograph",
    );
    await expect(unreadInSidebar(page)).toHaveText("1 unread");
    await expect(letter(page, "A photograph")).not.toHaveAccessibleName(/^Unread/);

    await page.getByRole("button", { name: "Mark as unread" }).click();
    await expect(letter(page, "A photograph")).toBeFocused();
    await expect(letter(page, "A photograph")).toHaveAttribute("aria-expanded", "false");
    await expect(letter(page, "Unread: Ishara")).toBeVisible();
    await expect(unreadInSidebar(page)).toHaveText("2 unread");
    expect((await inbox(site)).map(({ readAt }) => readAt)).toEqual([null, null]);

    await letter(page, "Re: A name").click();
    await expect(page.getByRole("link", { name: "nimal@example.com" })).toHaveAttribute(
      "href",
      /subject=Re%3A%20A%20name$/,
    );
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByRole("alert").filter({ hasText: "could not be sent again" })).toBeVisible();
    await expectNoViolation(page);
  });

  test("the filter 'Unread' keeps a message in its place while it is read", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    await write(page, site, { subject: "One" });
    await write(page, site, { subject: "Two" });
    await openAdminPage(page, "/admin/messages");
    await letter(page, "One").click();
    await expect(unreadInSidebar(page)).toHaveText("1 unread");
    await page.getByRole("link", { name: "Unread", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/messages\?unread=1$/);
    await expect(tally(page)).toHaveText("1 unread message");
    await expect(page.getByRole("link", { name: "Unread", exact: true })).toHaveAttribute("aria-current", "page");
    await letter(page, "Two").click();
    await expect(unreadInSidebar(page)).toHaveCount(0);
    await expect(page.getByText("Three.", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("heading", { name: "All messages are read" })).toBeVisible();
    await page.getByRole("link", { name: "All", exact: true }).click();
    await expect(tally(page)).toHaveText("2 messages, the newest first");
  });

  test("a message is deleted for ever after confirmation", async ({ page, site }) => {
    await write(page, site, { subject: "To go" });
    await openAdminPage(page, "/admin/messages");
    await letter(page, "To go").click();
    await page.getByRole("button", { name: "Delete" }).click();
    const dialog = page.getByRole("alertdialog", { name: "Delete this message?" });
    await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    expect(await inbox(site)).toHaveLength(1);
    await page.getByRole("button", { name: "Delete" }).click();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect(letters(page)).toHaveCount(0);
    await expect(tally(page)).toBeFocused();
    await expect(unreadInSidebar(page)).toHaveCount(0);
    expect(await inbox(site)).toEqual([]);
  });

  test.describe("where something fails", { tag: "@deep" }, () => {
    test.use({ mayComplain: [[/ERR_FAILED/], { scope: "test" }] });

    test("it is said, and can be tried again", async ({ page }) => {
      await page.route("**/api/messages?**", (route) => route.abort());
      await openAdminPage(page, "/admin/messages");
      await expect(page.getByRole("heading", { name: "Failed to fetch messages" })).toBeVisible();
      await page.unroute("**/api/messages?**");
      await showMade(page, made(1));
      await page.getByRole("button", { name: "Try Again" }).click();
      await letter(page, "Subject 0").click();
      await page.route("**/api/messages/**", (route) => route.abort());
      const failure = (text: string) => page.locator("[data-notices]").filter({ hasText: text });
      await page.getByRole("button", { name: "Send again" }).click();
      await expect(failure("The message could not be sent again: The server could not be reached.")).toBeVisible();
      await page.getByRole("button", { name: "Mark as unread" }).click();
      await expect(failure("The message could not be marked: The server could not be reached.")).toBeVisible();
      await expect(letter(page, "Subject 0")).not.toHaveAccessibleName(/Unread/);
    });
  });

  test("the result of each delivery is shown in words", { tag: "@deep" }, async ({ page }) => {
    const [message] = made(1);
    const delivery = { attempts: 8, nextAttemptAt: null, lastError: null, updatedAt: "2026-11-02T08:00:00.000Z" };
    const deliveries = [
      { ...delivery, channel: "smtp", state: "failed", lastError: "The mail server refused it." },
      { ...delivery, channel: "emailjs", state: "sent", attempts: 1 },
    ];
    const waiting = {
      ...delivery,
      channel: "smtp",
      state: "waiting",
      attempts: 1,
      nextAttemptAt: "2026-11-02T09:00:00.000Z",
      lastError: "The server is away.",
    };
    const [failed, sending] = [
      { ...message, deliveries },
      { ...message, deliveries: [waiting] },
    ];
    await showMade(page, [failed]);
    await page.route("**/deliveries", (route) => route.fulfill({ json: sending }));
    // It may be looked at again at once.
    let now: object = sending;
    await page.route("**/api/messages/*", (route) => route.fulfill({ json: now }));
    await openAdminPage(page, "/admin/messages");
    await expect(letter(page, "Subject 0").getByText("Not sent")).toBeVisible();
    await letter(page, "Subject 0").click();
    const lines = page.getByRole("list", { name: "Delivery" }).getByRole("listitem");
    await expect(lines.nth(0)).toHaveText("Failed by e-mail after 8 tries: The mail server refused it.");
    await expect(lines.nth(1)).toHaveText(/^Sent through the e-mail service, 2 Nov 2026/);
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.locator("[data-notices]")).toContainText("The message is being sent.");
    await expect(lines).toHaveText([
      /^Waiting to be sent by e-mail, next try at 2 Nov 2026.*So far 1 try: The server is away\.$/,
    ]);
    await expect(letter(page, "Subject 0").getByText("Waiting")).toBeVisible();
    // It goes out while it is looked at.
    now = { ...message, deliveries: [{ ...delivery, channel: "smtp", state: "sent" }] };
    await expect(lines).toHaveText([/^Sent by e-mail, 2 Nov 2026/]);
  });

  test("has pages", { tag: "@deep" }, async ({ page }) => {
    await showMade(page, made(25));
    await openAdminPage(page, "/admin/messages");
    await expect(tally(page)).toHaveText("25 messages, the newest first");
    await expect(letters(page)).toHaveCount(20);
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "2", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/messages\?page=2$/);
    await expect(letters(page)).toHaveCount(5);
    await page.goto("/admin/messages?page=9");
    await expect(page).toHaveURL(/\/admin\/messages\?page=2$/);
  });
});

test("the activity list says who did what, and links to what was changed", async ({ page, site }) => {
  const [tusker] = (await (await site.call("GET", "/api/tuskers?search=Agbo")).json()) as { _id: string }[];
  const { call } = site;
  expect((await call("PUT", "/api/tags/yala", { name: "Yala" })).status).toBe(200);
  await openAdminPage(page, "/admin/activity");
  await expect(heading(page, "Activity")).toBeVisible();
  const lines = page.getByRole("main").locator("li p");
  await expect(lines.first()).toContainText("keeper signed in");
  await expect(lines.nth(1)).toContainText("“yala” to “Yala”");
  await expectNoViolation(page);
  await lines.filter({ hasText: "keeper added Agbo" }).getByRole("link", { name: "Agbo" }).click();
  await expect(page).toHaveURL(`${site.url}/admin/edit-tusker/${tusker?._id}`);
  await call("PUT", "/api/tags/Yala", { name: "yala" });
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  test.describe(`at ${width} pixels`, { tag: "@deep" }, () => {
    test.use({ viewport: { width, height } });

    test("messages and activity have no violation by day and by night, and nothing sticks out", async ({ page }) => {
      const [one, other] = made(2);
      const subject = `A subject that is rather long, ${"for somebody wrote much ".repeat(4)}`;
      const name = "A_name_without_any_room_for_a_break_".repeat(2);
      const failed = {
        ...{ channel: "smtp", state: "failed", attempts: 8, nextAttemptAt: null, lastError: "It was refused." },
        updatedAt: "2026-11-02T08:00:00.000Z",
      };
      await showMade(page, [
        { ...one, subject, readAt: null, deliveries: [failed] },
        { ...other, subject: "Short", name, message: "x".repeat(300), deliveries: [failed] },
      ]);
      await openAdminPage(page, "/admin/messages");
      await letter(page, "Short").click();
      await expect(page.getByText("x".repeat(300))).toBeVisible();
      for (const path of ["/admin/messages", "/admin/activity"]) {
        if (path.endsWith("activity")) {
          await page.goto(path);
          await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
        }
        for (const mode of ["day", "night"] as const) {
          await chooseInAnotherTab(page, mode);
          // What lies under the bar at the top would count as too small.
          await page.evaluate("scrollTo(0, 0)");
          expect(await violations(page)).toEqual([]);
        }
        expect((await sidewaysScroll(page)).by).toBe(0);
      }
    });
  });
}

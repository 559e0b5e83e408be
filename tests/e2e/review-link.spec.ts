import { openAdminPage } from "../support/admin-visit.ts";
import { expect, test } from "../support/e2e-site.ts";
import { sidewaysScroll } from "../support/page-checks.ts";
import { addTusker } from "../support/stored-entries.ts";

// A refused form answers 422, and a link that works no more 410.
test.use({ mayComplain: [[/status of (410|422)/], { scope: "test" }] });

for (const [device, viewport, javaScriptEnabled, name] of [
  ["a phone, without script", { width: 390, height: 844 }, false, "Linked Raja"],
  ["a desk", { width: 1280, height: 800 }, true, "Linked Gemunu"],
] as const) {
  test(`an expert without an account comments and agrees by a link, on ${device}`, {
    tag: javaScriptEnabled ? [] : "@deep",
  }, async ({ page, browser, site }) => {
    const text = { description: "<p>He is tall.</p><p>He lost a tusk.</p>", publication: "draft" };
    const { _id } = await addTusker(site, { name, ...text });
    const answer = await site.call("POST", "/api/submissions", { kind: "tusker", id: _id, version: 1 });
    const submission = ((await answer.json()) as { _id: string })._id;

    await page.setViewportSize(viewport);
    await openAdminPage(page, `/admin/review/${submission}`);
    await page.getByRole("button", { name: "Make a link" }).click();
    await expect(page.getByText("Write whom the link is for.")).toBeVisible();
    await page.getByLabel("For whom").fill("Dr Silva");
    await page.getByRole("button", { name: "Make a link" }).click();
    const url = await page.getByLabel("Link for Dr Silva").inputValue();
    await page.getByRole("button", { name: "Done" }).click();
    const links = page.getByRole("region", { name: "Ask an expert" });
    await expect(links.getByRole("listitem")).toContainText("Not opened yet");
    expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });

    const context = await browser.newContext({ viewport, javaScriptEnabled, baseURL: site.url });
    const expert = await context.newPage();
    const opened = await expert.goto(new URL(url).pathname);
    expect(opened?.headers()).toMatchObject({
      ...{ "cache-control": "no-store", "x-robots-tag": "noindex", "referrer-policy": "no-referrer" },
    });
    await expect(expert.getByRole("heading", { level: 1 })).toHaveText(name);
    const say = expert.locator("#say");
    await expect(say).toBeVisible();
    await expert.emulateMedia({ media: "print" });
    await expect(say).toBeHidden();
    await expert.emulateMedia({ media: null });
    await expert.getByLabel("Your name").fill("Dr Silva");
    await expert.getByLabel("What is it about?").selectOption({ label: "Description, paragraph 2: “He lost a tusk.”" });
    await expert.getByLabel("Comment", { exact: true }).fill("At 6.3725, 81.5185?");
    await expert.getByRole("button", { name: "Send the comment" }).click();
    await expect(expert.getByText("It was not sent. Please look at what is marked.")).toBeVisible();
    await expect(expert.getByLabel("Your name")).toHaveValue("Dr Silva");
    await expect(expert.getByLabel("What is it about?")).toHaveValue("description:1");
    const comment = expert.getByLabel("Comment", { exact: true });
    await expect(comment).toHaveValue("At 6.3725, 81.5185?");
    await comment.fill("It was the left one.");
    await expert.getByRole("button", { name: "Send the comment" }).click();
    const sent = expert.getByRole("region", { name: "What you have sent" }).getByRole("listitem");
    await expect(sent).toContainText("Description, paragraph 2");
    await expect(sent).toContainText("It was the left one.");
    await expert.emulateMedia({ media: "print" });
    await expect(sent).toBeVisible();
    await expect(say.getByRole("heading", { level: 2 })).toBeHidden();
    await expert.emulateMedia({ media: null });
    await expert.getByRole("button", { name: "I agree with the text" }).click();
    await expect(expert.getByText("You agreed with this text on")).toBeVisible();
    await expect(expert.getByRole("button", { name: "I agree with the text" })).toHaveCount(0);
    await expect(sent).toHaveCount(1);
    if (javaScriptEnabled) expect(await sidewaysScroll(expert)).toEqual({ by: 0, elements: [] });

    // A second link, which is revoked.
    await page.reload();
    const said = page.getByRole("region", { name: "Description" });
    await expect(said.getByRole("listitem")).toContainText("By link: Dr Silva");
    await expect(said.getByRole("listitem")).toContainText("It was the left one.");
    await expect(page.getByRole("region", { name: "The whole" })).toContainText("Agrees with the text.");
    await expect(links.getByRole("listitem")).toContainText("by Dr Silva");
    await page.getByLabel("For whom").fill("Somebody");
    await page.getByRole("button", { name: "Make a link" }).click();
    const second = await page.getByLabel("Link for Somebody").inputValue();
    await links.getByRole("button", { name: "Revoke the link for Somebody" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
    await expect(page.getByText("The link for Somebody does not work any more.")).toBeVisible();
    expect((await expert.goto(new URL(second).pathname))?.status()).toBe(410);
    await expect(expert.getByText("This link was withdrawn.")).toBeVisible();

    await page.getByRole("button", { name: "Approve and publish" }).click();
    await expect(page.getByText("It was approved, and is public now.")).toBeVisible();
    expect((await expert.goto(new URL(url).pathname))?.status()).toBe(410);
    await expect(expert.getByText("This text has been decided")).toBeVisible();
    await context.close();
  });
}

import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import type { EditedTranslation } from "../../src/content/translation-work/edited-translation.ts";
import { addAccount } from "../support/added-accounts.ts";
import { endSession, expectNoViolation, fillSignIn, keptTokens, openAdminPage } from "../support/admin-visit.ts";
import { violations } from "../support/axe.ts";
import { type E2eSite, expect, test } from "../support/e2e-site.ts";
import { button, heading, leaveWhenAsked } from "../support/entry-forms.ts";
import { focusedStop, sidewaysScroll, smallTargets, targetsBelow } from "../support/page-checks.ts";
import { chooseInAnotherTab } from "../support/public-screens.ts";
import { addTusker, changeElsewhere, type Stored } from "../support/stored-entries.ts";
import { isDeep } from "../support/tier.ts";

const WALKED = "He walked to Kandy every August.";
const TREATED = "Rangers treated his wound.";
const WALKED_IN_SINHALA = "ඔහු මහනුවරට පයින් ගියේය.";
const TREATED_IN_SINHALA = "වන නිලධාරීහු ඔහුගේ තුවාලයට ප්‍රතිකාර කළහ.";

const described = (first: string, second = TREATED) => ({ description: `<p>${first}</p><p>${second}</p>` });
const addDescribed = (site: E2eSite, name: string): Promise<Stored> => addTusker(site, { name, ...described(WALKED) });

const sheetOf = ({ _id }: Stored, language = "si") => `/admin/translate/${language}/tusker/${_id}`;
const translated = (page: Page, label: string): Locator =>
  page.getByRole("textbox", { name: `${label} in සිංහල`, exact: true });
const isSaved = (page: Page) => expect(page.getByRole("status").filter({ hasText: /^Saved \d/ })).toBeVisible();

const read = async (site: E2eSite, entry: Stored): Promise<EditedTranslation> =>
  (await (await site.call("GET", `/api/translations/si/tusker/${entry._id}`)).json()) as EditedTranslation;
const savedTexts = async (site: E2eSite, entry: Stored): Promise<(string | undefined)[]> =>
  (await read(site, entry)).fields
    .filter(({ name }) => name === "description")
    .flatMap(({ blocks }) => blocks.map(({ piece }) => piece?.text));

/** Saves the first paragraph as another editor would. */
async function translateElsewhere(site: E2eSite, entry: Stored, text: string): Promise<void> {
  const block = (await read(site, entry)).fields.find(({ name }) => name === "description")?.blocks[0];
  const piece = { field: "description", fingerprint: block?.fingerprint, nth: 0, text, state: "translated" };
  const answer = await site.call("PUT", `/api/translations/si/tusker/${entry._id}`, { pieces: [piece] });
  expect(answer.status).toBe(200);
}

/** Fingers need 44 pixels; with a pointer the admin area has 40. */
async function isFitForAll(page: Page, width: number): Promise<void> {
  expect(await sidewaysScroll(page)).toEqual({ by: 0, elements: [] });
  expect(await smallTargets(page)).toEqual([]);
  expect(await targetsBelow(page, width < 900 ? 44 : 40)).toEqual([]);
  if (!isDeep) return;
  expect(await violations(page, { rules: "default" }), "by day").toEqual([]);
  await chooseInAnotherTab(page, "night");
  expect(await violations(page, { rules: "colours" }), "by night").toEqual([]);
  await chooseInAnotherTab(page, "day");
}

for (const { width, tag } of [
  { width: 390, tag: "@deep" },
  { width: 1280, tag: [] },
]) {
  test.describe(`at ${width} px`, { tag }, () => {
    test.use({ viewport: { width, height: 900 } });

    test("an editor translates, the English changes, and readers are told until it is checked", async ({
      page,
      context,
      site,
    }) => {
      test.slow();
      const name = `Walker at ${width}`;
      const entry = await addDescribed(site, name);
      const editor = await addAccount(site, { username: `nimali${width}`, role: "editor" });
      const isWide = width > 1100;
      await openAdminPage(page, "/admin/translate", editor);
      const languages = page.getByRole("navigation", { name: "Language" });
      await languages.getByRole("link", { name: "தமிழ்" }).click();
      await expect(page).toHaveURL(/language=ta$/);
      await languages.getByRole("link", { name: "සිංහල" }).click();
      const group = (title: string) => page.getByRole("region", { name: new RegExp(`^${title}, \\d+$`) });
      const item = (title: string) => group(title).getByRole("listitem").filter({ hasText: name });
      await expect(item("To translate")).toContainText("3 missing");
      await expectNoViolation(page);
      await isFitForAll(page, width);

      await item("To translate").getByRole("link").click();
      await expect(heading(page, `Translate: ${name}`)).toBeFocused();
      const terms = page.getByRole("region", { name: "Description" }).getByRole("list").first();
      await expect(terms).toContainText("Kandy District මහනුවර දිස්ත්‍රික්කය");
      await translated(page, "Description 1").fill(WALKED_IN_SINHALA);
      await expect(page.getByText("1 paragraph not saved, kept in this browser")).toBeVisible();
      await button(page, "Save").click();
      await isSaved(page);
      await expect(page.getByText("3 paragraphs: 1 translated, 0 behind, 2 missing")).toBeVisible();
      const queue = page.getByRole("navigation", { name: "Translations" });
      await expect(queue.getByRole("link", { name: /^‹ All translations, \d+ waiting$/ })).toBeVisible();
      await expect(queue.locator("[aria-current=page]:visible")).toHaveCount(isWide ? 1 : 0);
      if (isWide) await expect(queue.locator("[aria-current=page]")).toContainText("1 to check");
      await isFitForAll(page, width);
      await expect(button(page, "Save")).toBeInViewport();

      const reader = await context.newPage();
      await reader.goto(`/si/tuskers/${entry.slug}`);
      // Cards of other tuskers may tell the same below.
      const lead = reader.locator(".lead").filter({ hasText: WALKED_IN_SINHALA });
      await expect(lead).toBeVisible();
      await expect(reader.locator("[data-translation-notice]")).toHaveCount(0);
      await changeElsewhere(site, "tusker", entry, described("He walked to Kandy every dry August."));
      await reader.reload();
      await expect(lead).toBeVisible();
      await expect(reader.locator("[data-translation-notice]")).toContainText("ඉංග්‍රීසි පෙළ වෙනස් වී ඇත");

      await queue.getByRole("link", { name: /All translations/ }).click();
      await expect(item("Behind")).toContainText("1 paragraph changed since");
      if (isWide) await expect(page.getByRole("link", { name: /^Translations 1 behind$/ })).toBeVisible();
      await item("Behind").getByRole("link").click();
      await expect(page.locator("ins").filter({ hasText: "dry" })).toBeVisible();
      await isFitForAll(page, width);
      await page.getByRole("button", { name: /^Still correct ?: Description 1$/ }).click();
      await expect(page.locator("ins")).toHaveCount(0);
      await page.getByRole("button", { name: /^Mark as checked ?: Description 1$/ }).click();
      await expect(page.getByText(`Checked by nimali${width}`)).toBeVisible();
      await reader.reload();
      await expect(lead).toBeVisible();
      await expect(reader.locator("[data-translation-notice]")).toHaveCount(0);
      await expectNoViolation(page);
    });
  });
}

test.describe("what is typed", () => {
  test.use({ mayComplain: [[/status of (401|412|422)/], { scope: "test" }] });

  test("survives a reload and an ended sign-in", async ({ page, site, trouble }) => {
    const entry = await addDescribed(site, "Typed and reloaded");
    await openAdminPage(page, sheetOf(entry));
    await translated(page, "Description 1").fill(WALKED_IN_SINHALA);
    leaveWhenAsked(page);
    await page.reload();
    await expect(translated(page, "Description 1")).toHaveValue(WALKED_IN_SINHALA);
    await endSession(page, trouble);
    await button(page, "Save").click();
    const ended = page.getByRole("dialog", { name: "Your sign-in has ended" });
    await expect(ended).toBeVisible();
    await fillSignIn(page);
    await expect(ended).toBeHidden();
    await expect(translated(page, "Description 1")).toHaveValue(WALKED_IN_SINHALA);
    expect(await savedTexts(site, entry)).toEqual([undefined, undefined]);
    await button(page, "Save").click();
    await isSaved(page);
    expect(await savedTexts(site, entry)).toEqual([`<p>${WALKED_IN_SINHALA}</p>`, undefined]);
  });

  test("survives what somebody else saved, and stands beside it", { tag: "@deep" }, async ({ page, site }) => {
    const entry = await addDescribed(site, "Typed by two");
    await openAdminPage(page, sheetOf(entry));
    await translated(page, "Description 1").fill(WALKED_IN_SINHALA);
    await translateElsewhere(site, entry, "<p>ඔහු මහනුවරට ගියේය.</p>");
    await button(page, "Save").click();
    const alert = page.getByRole("alert").filter({ has: button(page, "Load it again") });
    await expect(alert).toBeVisible();
    expect(await savedTexts(site, entry)).toEqual(["<p>ඔහු මහනුවරට ගියේය.</p>", undefined]);
    await button(page, "Load it again").click();
    await expect(alert).toHaveCount(0);
    await expect(translated(page, "Description 1")).toHaveValue(WALKED_IN_SINHALA);
    await page.getByText("What is saved").click();
    await expect(page.getByText("ඔහු මහනුවරට ගියේය.")).toBeVisible();
    await button(page, "Save").click();
    await isSaved(page);
    expect(await savedTexts(site, entry)).toEqual([`<p>${WALKED_IN_SINHALA}</p>`, undefined]);
  });

  test("for English that has changed meanwhile is refused at its place, and can be copied", { tag: "@deep" }, async ({
    page,
    site,
  }) => {
    const entry = await addDescribed(site, "Typed too late");
    await openAdminPage(page, sheetOf(entry));
    await translated(page, "Description 1").fill(WALKED_IN_SINHALA);
    await translated(page, "Description 2").fill(TREATED_IN_SINHALA);
    await changeElsewhere(site, "tusker", entry, described(WALKED, "A vet treated his wound."));
    await button(page, "Save").click();
    await expect(translated(page, "Description 2")).toHaveAttribute("aria-invalid", "true");
    await expect(translated(page, "Description 1")).not.toHaveAttribute("aria-invalid");
    expect(await savedTexts(site, entry)).toEqual([undefined, undefined]);
    leaveWhenAsked(page);
    await page.reload();
    await expect(translated(page, "Description 1")).toHaveValue(WALKED_IN_SINHALA);
    await expect(translated(page, "Description 2")).toHaveValue("");
    const lost = page.getByRole("textbox", { name: "Typed for English that has changed" });
    await expect(lost).toHaveValue(TREATED_IN_SINHALA);
    await button(page, "Discard").click();
    await expect(lost).toHaveCount(0);
    await button(page, "Save").click();
    await isSaved(page);
    expect(await savedTexts(site, entry)).toEqual([`<p>${WALKED_IN_SINHALA}</p>`, undefined]);
  });
});

test.describe("files for translators", { tag: "@deep" }, () => {
  test.use({ mayComplain: [[/status of 4\d\d/], { scope: "test" }] });

  const exported = async (page: Page, name: string): Promise<string> => {
    const download = page.waitForEvent("download");
    await button(page, name).click();
    return readFile(await (await download).path(), "utf8");
  };
  const send = (page: Page, name: string, text: string) =>
    page
      .getByLabel("File to import")
      .setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  /** The file with a translation of the first paragraph of this entry. */
  const withTarget = (xliff: string, { _id }: Stored, target: string): string => {
    const source = `<source>${WALKED}</source>`;
    const from = xliff.indexOf(`original="tusker/${_id}"`);
    const at = xliff.indexOf(source, from);
    expect([from, at].every((place) => place > 0)).toBe(true);
    return xliff.slice(0, at) + xliff.slice(at).replace(source, `${source}<target>${target}</target>`);
  };
  const report = (page: Page, text: string | RegExp) => page.getByRole("status").filter({ hasText: text });

  test("go out as XLIFF and CSV, and come back after a look at what they change", async ({ page, site }) => {
    const entry = await addDescribed(site, "Sent to a translator");
    await openAdminPage(page, "/admin/translate?language=si");
    const xliff = await exported(page, "XLIFF, unfinished");
    await send(page, "back.xlf", withTarget(xliff, entry, WALKED_IN_SINHALA));
    await expect(
      report(page, /^Nothing is changed yet\. 1 added, 0 changed, \d+ unchanged, 0 failed\.$/),
    ).toBeVisible();
    await expect(page.locator("ins").filter({ hasText: WALKED_IN_SINHALA })).toBeVisible();
    expect(await savedTexts(site, entry)).toEqual([undefined, undefined]);
    await page.getByLabel("Who translated the file").fill("Kumari");
    await button(page, "Import 1 paragraph").click();
    await expect(page.getByText("The file was imported.")).toBeVisible();
    expect(await savedTexts(site, entry)).toEqual([`<p>${WALKED_IN_SINHALA}</p>`, undefined]);
    const made = (await read(site, entry)).fields.find(({ name }) => name === "description")?.blocks[0]?.piece;
    expect(made).toMatchObject({ state: "translated", translator: "Kumari" });

    const csv = await exported(page, "CSV, unfinished");
    const row = new RegExp(`^("?tusker/${entry._id}"?,.*${TREATED.replace(".", "\\.")}"?),.*$`, "m");
    expect(csv).toMatch(row);
    expect(csv).not.toContain(WALKED_IN_SINHALA);
    await send(page, "back.csv", csv.replace(row, `$1,${TREATED_IN_SINHALA}`));
    await expect(report(page, "Nothing is changed yet. 1 added,")).toBeVisible();
    await button(page, "Import 1 paragraph").click();
    await expect(report(page, "Done. 1 added,")).toBeVisible();
    expect(await savedTexts(site, entry)).toEqual([`<p>${WALKED_IN_SINHALA}</p>`, `<p>${TREATED_IN_SINHALA}</p>`]);
  });

  test("that are wrong are refused in plain words, and change nothing", async ({ page, site }) => {
    const entry = await addDescribed(site, "Sent and spoilt");
    await openAdminPage(page, "/admin/translate?language=si");
    const xliff = await exported(page, "XLIFF, everything");
    const file = page.getByLabel("File to import");
    await send(page, "notes.txt", "hello");
    await expect(file).toHaveAccessibleDescription(/Choose a file whose name ends in \.xlf, \.xliff or \.csv\./);
    await send(page, "half.xlf", xliff.slice(0, 2000));
    await expect(file).toHaveAccessibleDescription(/Line \d+: this is not well-formed XML/);
    await send(page, "other.csv", "a,b\n1,2\n");
    await expect(file).toHaveAccessibleDescription(/Row 1: the column “entry” is missing\./);
    await send(page, "cited.xlf", withTarget(xliff, entry, `${WALKED_IN_SINHALA}{S1}`));
    await expect(
      report(page, /^Nothing is changed yet\. 0 added, 0 changed, \d+ unchanged, 1 failed\.$/),
    ).toBeVisible();
    await expect(page.getByText(/^Line \d+: .+, description$/)).toBeVisible();
    await expect(page.getByText("{S1} is not in the English")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Import / })).toHaveCount(0);
    expect(await savedTexts(site, entry)).toEqual([undefined, undefined]);
  });
});

test("a writer reads translations and may not save or exchange any", { tag: "@deep" }, async ({ page, site }) => {
  const entry = await addDescribed(site, "Read by a writer");
  await translateElsewhere(site, entry, `<p>${WALKED_IN_SINHALA}</p>`);
  const writer = await addAccount(site, { username: "ruwan", role: "writer" });
  await openAdminPage(page, "/admin/translate", writer);
  await expect(page.getByRole("heading", { name: /^To check, \d+$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "For a translator" })).toHaveCount(0);
  await page.getByRole("link", { name: "Read by a writer" }).click();
  await expect(translated(page, "Description 1")).toHaveValue(WALKED_IN_SINHALA);
  await expect(translated(page, "Description 1")).toHaveAttribute("readonly");
  await expect(button(page, "Save")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Mark as checked/ })).toHaveCount(0);
  const [token] = await keptTokens(page);
  const answer = await page.request.put(`/api/translations/si/tusker/${entry._id}`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { pieces: [] },
  });
  expect(answer.status()).toBe(403);
});

test("the keyboard alone is enough", { tag: "@deep" }, async ({ page, site }) => {
  const entry = await addDescribed(site, "By keyboard");
  await openAdminPage(page, sheetOf(entry));
  await expect(heading(page, "Translate: By keyboard")).toBeFocused();
  /** Presses Tab until this has the focus; every stop on the way is seen. */
  const reach = async (wanted: Locator, key = "Tab") => {
    for (let stops = 0; stops < 80; stops += 1) {
      await page.keyboard.press(key);
      expect((await focusedStop(page)).trouble).toBeUndefined();
      if ((await wanted.and(page.locator(":focus")).count()) > 0) return;
    }
    throw new Error("It is not reached within 80 stops.");
  };
  await reach(translated(page, "Description 1"));
  await page.keyboard.insertText(WALKED_IN_SINHALA);
  await page.keyboard.press("Control+s");
  await isSaved(page);
  await reach(page.getByRole("button", { name: /^Mark as checked ?: Description 1$/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Checked by keeper")).toBeVisible();
  await reach(translated(page, "Description 2"));
  await page.keyboard.insertText(TREATED_IN_SINHALA);
  await reach(button(page, "Save"));
  await page.keyboard.press("Enter");
  await expect(page.getByText("3 paragraphs: 2 translated, 0 behind, 1 missing")).toBeVisible();
  await reach(page.getByRole("link", { name: /All translations/ }), "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Translations")).toBeFocused();
});

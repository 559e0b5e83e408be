import { beforeAll, expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { ensureBuilt } from "../../../../tests/support/built-site.ts";
import { foreignWords } from "../../../../tests/support/foreign-words.ts";
import { someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { type Answer, openTestSite, type TestSite } from "../../../../tests/support/test-site.ts";
import { LETTERS } from "../../../../tests/support/translated-texts.ts";
import { busy } from "../../../platform/http/limits/work-limiter.server.ts";
import { addressIn, type Translation } from "../../../platform/languages/language.ts";

const TRANSLATIONS: readonly Translation[] = ["si", "ta"];

// The first test of a file may wait until the site is built.
beforeAll(ensureBuilt, 600_000);

/** What is wrong with a page that tells a failure: its status, its language, English that is not marked, too few words. */
function flawsOf(
  { status, text }: Pick<Answer, "status" | "text">,
  expected: number,
  language: Translation,
): unknown[] {
  const main = /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? "";
  return [
    ...(status === expected ? [] : [`status ${status}`]),
    ...(text.includes(`<html lang="${language}">`) ? [] : ["another language"]),
    ...(LETTERS[language].test(/<h1[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? "")
      ? []
      : ["no heading in the language"]),
    ...(/<p[^>]* lang="en"|<p[^>]*><span lang="en"/.test(main) ? ["a message in English"] : []),
    ...foreignWords(text, []),
  ];
}

async function addGone({ call, token }: TestSite, kind: "tuskers" | "articles", json: unknown): Promise<string> {
  const { _id, slug } = await bodyOf<{ _id: string; slug: string }>(call("POST", `/api/${kind}`, { token, json }));
  await call("DELETE", `/api/${kind}/${_id}`, { token });
  return `/${kind}/${slug}`;
}

test("what is not there, or not any more, is told in the language of the address", { timeout: 120_000 }, async () => {
  const site = await openTestSite();
  const tusker = await addGone(site, "tuskers", someTusker());
  const article = await addGone(site, "articles", someArticle());
  const failures: [address: string, status: number][] = [
    ["/nowhere", 404],
    ["/tuskers/නොදන්නා", 404],
    ["/tuskers/%", 404],
    ["/articles/nothing", 404],
    ["/places/nowhere", 404],
    ["/sources/S999", 404],
    ["/letters/unknown", 404],
    ["/preview/unknown", 404],
    [`/preview/${"a".repeat(43)}`, 410],
    ["/review/unknown", 404],
    [`/review/${"a".repeat(43)}`, 410],
    ["/tusker/0123456789abcdef01234567", 404],
    ["/not-found?from=article", 404],
    [tusker, 410],
    [article, 410],
  ];
  for (const language of TRANSLATIONS) {
    for (const [address, status] of failures) {
      const path = addressIn(language, address).replace("නොදන්නා", encodeURIComponent("නොදන්නා"));
      expect([path, flawsOf(await site.get(path), status, language)]).toEqual([path, []]);
    }
  }
});

test("whoever sends too many messages is told so in the language of the form", async () => {
  const site = await openTestSite();
  const body = new URLSearchParams({
    name: "Ishara",
    email: "ishara@example.org",
    subject: "දළ ඇතුන්",
    message: "ආයුබෝවන්",
  });
  const send = (language: Translation) =>
    fetch(`http://127.0.0.1:${site.port}${addressIn(language, "/contact")}`, {
      method: "POST",
      body,
      redirect: "manual",
    });
  for (let sent = 0; sent < 5; sent += 1) await send("si");
  for (const language of TRANSLATIONS) {
    const answer = await send(language);
    expect(flawsOf({ status: answer.status, text: await answer.text() }, 429, language)).toEqual([]);
  }
});

test("so is whoever sends forms faster than they are read", async () => {
  const site = await openTestSite();
  const send = (language: Translation) =>
    fetch(`http://127.0.0.1:${site.port}${addressIn(language, "/contact")}`, {
      method: "POST",
      body: new URLSearchParams(),
    });
  for (let sent = 0; sent < 121; sent += 1) await send("si");
  for (const language of TRANSLATIONS) {
    const answer = await send(language);
    expect(flawsOf({ status: answer.status, text: await answer.text() }, 429, language)).toEqual([]);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
  }
});

test("a page whose data cannot be read says so in its language", async () => {
  const site = await openTestSite();
  // Every page needs one of them.
  for (const table of ["page_versions", "translations", "featured_tuskers"])
    await site.services.db.write.schema.alterTable(table).renameTo(`${table}_away`).execute();
  for (const language of TRANSLATIONS) {
    for (const address of ["/", "/about", "/privacy-policy"]) {
      const path = addressIn(language, address);
      expect([path, flawsOf(await site.get(path), 500, language)]).toEqual([path, []]);
    }
  }
});

test("so does the page that is sent when none can be rendered, and when the site has too much to do", async () => {
  const broken = await openTestSite({}, { pages: { render: async () => Promise.reject(new Error("MARK-CRASH")) } });
  const full = await openTestSite({}, { pages: { render: async () => Promise.reject(busy()) } });
  const heldUp = await openTestSite({}, { isHeldUp: () => true });
  for (const language of TRANSLATIONS) {
    const path = addressIn(language, "/tuskers");
    expect(flawsOf(await broken.get(path), 500, language)).toEqual([]);
    expect(flawsOf(await full.get(path), 503, language)).toEqual([]);
    expect(flawsOf(await heldUp.get(path), 503, language)).toEqual([]);
  }
});

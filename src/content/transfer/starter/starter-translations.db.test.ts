import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { bodyOf } from "../../../../tests/support/body-of.ts";
import { openTestApi, someTusker, type TestApi } from "../../../../tests/support/test-api.ts";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import type { PageContents } from "../../texts/page.ts";
import { SHIPPED } from "../../texts/shipped/shipped.ts";
import { checkPiece } from "../../translation-work/saving/check-piece.server.ts";
import { fingerprintOf } from "../../translations/prose/fingerprint.server.ts";
import type { TuskerDetail } from "../../tuskers/tusker.ts";
import { countMissingOnce, countMissingTranslations } from "./missing-translations.server.ts";
import { readProjectEnglish } from "./project-english.server.ts";
import { loadStarterTranslations, readTranslationFiles, starterParts } from "./starter-translations.server.ts";

let site: TestApi;
let folder: string;
let key: string;

const write = async (place: string, text: string) => {
  await mkdir(join(folder, place, ".."), { recursive: true });
  await writeFile(join(folder, place), text);
};

const head = "---\nstate: translated\ntranslator: The editors\nname: ගැමුණු\n---\n\n";

beforeEach(async () => {
  site = await openTestApi();
  folder = await temporaryFolder();
  const sources = [{ title: "A paper", kind: "news", url: "https://paper.example/a" }];
  const { token } = site;
  const added = site.call("POST", "/api/tuskers", { token, json: someTusker({ sources }) });
  const made = await bodyOf<TuskerDetail>(added);
  key = made.sources[0]?.key ?? "";
  const description = `<p>He lives in the south.<sup data-sources="${key}"></sup></p><p>He is tall.</p>`;
  await site.call("PUT", `/api/tuskers/${made._id}`, { token, json: someTusker({ description, sources }) });
});

const shown = () => bodyOf<TuskerDetail>(site.call("GET", "/api/tuskers/slug/gemunu?lang=si"));

describe("a translation that comes with the site", () => {
  test("is loaded once, in part, and then belongs to the site", async () => {
    await write("si/tuskers/gemunu.md", `${head}ඔහු දකුණේ ජීවත් වේ. {${key}}\n`);
    expect(await loadStarterTranslations(site.services, { folder, dryRun: true })).toEqual({
      loaded: 1,
      unchanged: 0,
      left: [],
    });
    expect((await shown()).translation?.translated).toEqual([]);
    expect(await loadStarterTranslations(site.services, { folder })).toEqual({ loaded: 1, unchanged: 0, left: [] });
    const { summary, nativeNames, descriptionHtml } = await shown();
    expect(summary).toBe("ඔහු දකුණේ ජීවත් වේ.");
    expect(nativeNames[0]).toEqual({ language: "si", name: "ගැමුණු", origin: "spelled" });
    expect(descriptionHtml).toContain('<div lang="en"><p>He is tall.</p></div>');
    await write("si/tuskers/gemunu.md", `${head}වෙනත් වචන. {${key}}\n`);
    expect(await loadStarterTranslations(site.services, { folder })).toEqual({ loaded: 0, unchanged: 1, left: [] });
    expect((await shown()).summary).toBe("ඔහු දකුණේ ජීවත් වේ.");
  });

  test("is missing until it is loaded, unless its English was edited here", async () => {
    await write("si/tuskers/gemunu.md", `${head}ඔහු දකුණේ ජීවත් වේ. {${key}}\n`);
    await write("si/tuskers/nobody.md", head);
    expect(await countMissingTranslations(site.services.db.read, folder)).toBe(1);
    await loadStarterTranslations(site.services, { folder });
    expect(await countMissingTranslations(site.services.db.read, folder)).toBe(0);
  });

  test("is counted once a release", async () => {
    // Those of the pages, which every site has.
    expect(await countMissingOnce(site.services)).toBeGreaterThan(1);
    expect(await countMissingOnce(site.services)).toBeUndefined();
  });

  test.each([
    ["cites other sources", `${head}ඔහු.\n`, "missing"],
    ["is a block of another kind", `${head}## ඔහු {S1}\n`, "a paragraph"],
    ["has more paragraphs", `${head}අ {S1}\n\nආ\n\nඇ\n`, "more paragraphs"],
    ["names a field that is none", `---\nstate: translated\ntranslator: T\nhabits: x\n---\n`, "“habits”"],
    ["has no translator", "---\nstate: translated\n---\nඔහු", "translator"],
  ])("and %s is left out and told", async (_, text, message) => {
    await write("si/tuskers/gemunu.md", text.replaceAll("S1", key));
    const { loaded, left } = await loadStarterTranslations(site.services, { folder });
    expect([loaded, left]).toEqual([0, [expect.stringContaining(message)]]);
  });

  test("is loaded without the texts that the entry lacks", async () => {
    await write("si/tuskers/gemunu.md", head.replace(/---\n\n$/, "origin: මයිසූර්\n---\n"));
    const { loaded, left } = await loadStarterTranslations(site.services, { folder });
    expect([loaded, left]).toEqual([1, [expect.stringMatching(/gemunu\.md: .*“origin”/)]]);
    expect((await shown()).nativeNames[0]?.name).toBe("ගැමුණු");
  });

  test("is loaded without its events where the entry has none", async () => {
    const events = "record:\n  events:\n    - text: ඔහු මියගියේය.\n";
    await write("si/tuskers/gemunu.md", head.replace(/---\n\n$/, `${events}---\n`));
    const { loaded, left } = await loadStarterTranslations(site.services, { folder });
    expect([loaded, left]).toEqual([1, [expect.stringMatching(/gemunu\.md: .*“record”/)]]);
    expect((await shown()).nativeNames[0]?.name).toBe("ගැමුණු");
  });

  test("finds its events by their English, which the site puts in the order of their dates", async () => {
    const events = [
      { kind: "died", date: "2020", text: "He died." },
      { kind: "born", date: "1990", text: "He was born." },
    ];
    const { _id } = await shown();
    await site.call("PUT", `/api/tuskers/${_id}`, { token: site.token, json: someTusker({ events }) });
    const told = "record:\n  events:\n    - text: ඔහු මියගියේය.\n    - text: ඔහු උපන්නේය.\n";
    await write("si/tuskers/gemunu.md", head.replace(/---\n\n$/, `${told}---\n`));
    const madeFrom = {
      "name.0": fingerprintOf("Gemunu"),
      "events.0.text": fingerprintOf("He died."),
      "events.1.text": fingerprintOf("He was born."),
    };
    await write("si/made-from.json", JSON.stringify({ "tuskers/gemunu": madeFrom }));
    expect(await loadStarterTranslations(site.services, { folder })).toEqual({ loaded: 1, unchanged: 0, left: [] });
    expect((await shown()).events.map(({ text }) => text)).toEqual(["ඔහු උපන්නේය.", "ඔහු මියගියේය."]);
  });

  test("is left out where the English is not the one that it was made from", async () => {
    await write("si/tuskers/gemunu.md", `${head}ඔහු දකුණේ ජීවත් වේ. {${key}}\n`);
    const name = fingerprintOf("Gemunu");
    await write("si/made-from.json", JSON.stringify({ "tuskers/gemunu": { "name.0": name, "description.0": "old" } }));
    const { loaded, left } = await loadStarterTranslations(site.services, { folder });
    expect([loaded, left]).toEqual([1, [expect.stringMatching(/gemunu\.md: .*“description”/)]]);
    const { nativeNames, descriptionHtml } = await shown();
    expect(nativeNames[0]?.name).toBe("ගැමුණු");
    expect(descriptionHtml).toContain('<div lang="en"><p>He lives in the south.');
  });

  test("of a page has all its texts in the front matter, figures too", async () => {
    const fields = [
      "state: translated",
      "translator: T",
      "whyText: <p>අලි.</p>",
      'tollNumber: "3,484"',
      "whyFigures:",
      '  - { value: "1", meaning: "අලි", note: "" }',
    ];
    await write("si/pages/home.md", `---\n${fields.join("\n")}\n---\n`);
    expect(await loadStarterTranslations(site.services, { folder })).toEqual({ loaded: 1, unchanged: 0, left: [] });
    const page = await bodyOf<{ fields: PageContents["home"] }>(site.call("GET", "/api/pages/home/published?lang=si"));
    expect(page.fields.whyText).toMatch(/^<p>අලි\.<\/p><div lang="en"><p>/);
    expect(page.fields.whyFigures[0]).toMatchObject({ value: SHIPPED.home.whyFigures[0]?.value, meaning: "අලි" });
  });

  test("of an entry that the site does not have is left out", async () => {
    await write("ta/tuskers/nobody.md", head);
    expect((await loadStarterTranslations(site.services, { folder })).left).toEqual([
      expect.stringContaining("ta/tuskers/nobody.md"),
    ]);
  });
});

test("every translation in the project fits its English", async () => {
  const english = await readProjectEnglish();
  for (const file of await readTranslationFiles()) {
    const fields = english.get(`${file.folder}/${file.slug}`) ?? [];
    const { parts } = starterParts(file, { fields }, "2026-11-25T00:00:00.000Z");
    for (const [name, pieces] of Object.entries(parts)) {
      const field = fields.find((known) => known.name === name);
      for (const piece of pieces) {
        const block = field?.blocks.find(({ fingerprint }) => fingerprint === piece.fingerprint);
        if (field === undefined || block === undefined) throw new Error(`${file.place}: ${name}`);
        expect(
          checkPiece(field, block, piece.text, file.language),
          `${file.place}: ${name}: ${block.text.slice(0, 60)}`,
        ).toHaveProperty("text");
      }
    }
  }
});

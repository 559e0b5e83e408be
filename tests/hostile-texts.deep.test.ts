import { describe, expect, test } from "vitest";
import { renderSource } from "../src/admin/editor/source/rendered-source.ts";
import { readEventLine } from "../src/admin/screens/tuskers/record/event-line.ts";
import { newArticleSchema } from "../src/content/articles/article.ts";
import { MAX_CONTENT_LENGTH } from "../src/content/articles/fields.ts";
import { citationOf } from "../src/content/citation/citation.ts";
import { CITATION_WRITERS } from "../src/content/citation/write-citation.ts";
import { tagsSchema } from "../src/content/fields/tag.ts";
import { storedImageName } from "../src/content/images/file-name.ts";
import { licenceUrl } from "../src/content/images/licence-url.ts";
import { imagesNamedIn } from "../src/content/images/named-images.ts";
import { recentDaysIn } from "../src/content/kinds/checks/recent-sightings.ts";
import { recordFlaws } from "../src/content/kinds/checks/record-flaws.ts";
import { citedInText } from "../src/content/rich-text/citations/citations.ts";
import { cleanRichText } from "../src/content/rich-text/clean-rich-text.ts";
import { cutWithDots } from "../src/content/rich-text/cut-text.ts";
import { ownImageSource, safeHref, youTubeId } from "../src/content/rich-text/links.ts";
import { summaryOf } from "../src/content/rich-text/plain-text-of.ts";
import { renderRichText } from "../src/content/rich-text/render-rich-text.ts";
import { textWithoutImage } from "../src/content/rich-text/text-without-image.ts";
import { placeWarnings } from "../src/content/safety/places/wild-place.ts";
import { findPosition } from "../src/content/safety/position-text.ts";
import { seasonWarnings } from "../src/content/safety/seasons/season-warnings.ts";
import { rankSuggestions, similarity } from "../src/content/search/similarity.ts";
import { sentSourcesSchema } from "../src/content/sources/source.ts";
import { jsonMembers } from "../src/content/transfer/files/json-members.server.ts";
import { termsIn } from "../src/content/translation-work/terms-in.server.ts";
import { align } from "../src/content/translations/prose/align.ts";
import { richBlocks } from "../src/content/translations/prose/blocks.server.ts";
import { htmlToMarkdown } from "../src/features/assistants/markdown/to-markdown.server.ts";
import { plainIn, tagsIn, timeIn } from "../src/features/old-site/old-values.ts";
import { pageTitle } from "../src/features/source-checks/page-title.ts";
import { readRobots } from "../src/features/source-checks/robots.ts";
import { readXliff } from "../src/features/translation-files/xliff.server.ts";
import { deviceWords } from "../src/people/accounts/device-words.ts";
import { passwordSchema } from "../src/people/accounts/password.ts";
import { isTotpCode } from "../src/people/accounts/totp.server.ts";
import { accountKey, usernameSchema } from "../src/people/accounts/username.ts";
import { messageHtml, messageText } from "../src/people/mail/channels/message-text.server.ts";
import { quoteReply } from "../src/people/mail/channels/quote-reply.server.ts";
import { clientAddressOf } from "../src/platform/http/client-address.server.ts";
import { addVary, chooseEncoding } from "../src/platform/http/content-encoding.server.ts";
import { isNamed } from "../src/platform/http/entity-tag.server.ts";
import { oneSpelling } from "../src/platform/http/one-spelling.server.ts";
import { identifierKind } from "../src/platform/ids/identifier-kind.ts";
import { slugSchema } from "../src/platform/ids/slug.ts";
import { slugFromName } from "../src/platform/ids/slug-from-name.ts";
import { clientNetwork } from "../src/platform/limits/client-network.server.ts";
import { createMask } from "../src/platform/log/mask.server.ts";
import { imageNameFromUrl } from "../src/platform/storage/image-names.ts";
import { protectCell, splitList, unprotectCell } from "../src/platform/text/csv/csv-cells.ts";
import { csvRows } from "../src/platform/text/csv/csv-rows.server.ts";
import { isPartialDate } from "../src/platform/text/dates/partial-date.ts";
import { foldForSearch, sortKeyOf } from "../src/platform/text/fold.ts";
import { soundOf } from "../src/platform/text/scripts/sound.ts";
import { syllableStart } from "../src/platform/text/syllables.ts";
import { absoluteHtml } from "../src/site/feeds/absolute-html.server.ts";
import { parseConsent } from "../src/site/frame/consent/consent-record.ts";
import { sentContactFormSchema } from "../src/site/pages/contact/contact-message.ts";
import { DAYS, MARKUP, PLACES, POSITIONS, SEASONS, UNITS, WHOLE_TEXTS } from "./support/hostile-texts.ts";
import { someArticle } from "./support/test-api.ts";

// Whoever sends a text chooses how hard it is to read, and while one is read nobody else is served. So each function
// that reads texts from outside is given the worst of them: it must be done soon, twice the length must not take four
// times as long, and nothing may overflow the stack. The texts have the length that their field allows.

/** For all of one text. What is linear takes some 50 ms, and 600 ms for a sign that stands for eighteen letters. */
const LONGEST_MS = 3000;
/** What is shorter is not compared: there the machine decides, and not the text. */
const COMPARED_FROM_MS = 100;
/** Twice the text takes twice as long; four times as long is quadratic. */
const MOST_GROWTH = 3.2;
/** Garbage may be collected in the middle of a measurement. */
const TRIES = 3;

type Parser = {
  /** The longest text that gets to it. */
  limit: number;
  read(text: string): unknown;
  /** What its texts are made of; `UNITS` otherwise. */
  units?: readonly string[];
  /** Texts that are more than a repetition. */
  whole?: Record<string, (length: number) => string>;
};

/** A header, as `CONNECTION_LIMITS` bounds them all together. */
const HEADER = 16_384;
/** The body of a call, as `jsonBody` bounds it. */
const BODY = 1_000_000;
/** A name at the login, as its call bounds it. */
const LOGIN_NAME = 200;
/** A value of an imported file may be four times as long (`jsonMembers`, `csvRows`); this tells as much in less time. */
const IMPORTED = 200_000;

async function* inPieces(text: string): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += 65_536) yield text.slice(at, at + 65_536);
}

/** What cannot be read may be refused, as long as it is refused in words. */
async function orRefused(read: () => unknown): Promise<void> {
  try {
    await read();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== "AppError") throw error;
  }
}

const WILD = { name: "Drona", status: "alive", category: "wild", publication: "published" };
const TODAY = "2026-03-01";

/** The events of a tusker whose texts are these, one after the other. */
const eventsOf = (text: string) =>
  Array.from({ length: Math.ceil(text.length / 600) }, (_, index) => ({
    ...({ kind: "wounded", certainty: "certain" } as const),
    ...{ sources: [], date: `${1950 + (index % 60)}-08`, text: text.slice(index * 600, (index + 1) * 600) },
  }));

/** A translation of each paragraph, with its English. */
const piecesOf = (html: string) =>
  richBlocks("description", html).map(({ fingerprint, text }) => ({
    ...({ fingerprint, english: text, text, state: "translated", translator: "nimal" } as const),
    ...{ translatedAt: "2026-11-01T00:00:00.000Z", checker: null, checkedAt: null },
  }));

const withoutEqualParagraphs = (length: number) =>
  Array.from({ length: length / 40 }, (_, index) => `<p>Paragraph ${index} is here.</p>`).join("");

const message = (text: string) => ({
  id: "0123456789abcdef01234567",
  deliveryId: "0123456789abcdef01234567",
  name: text.slice(0, 120),
  email: "a@example.org",
  subject: text.slice(0, 200),
  message: text,
  createdAt: "2026-03-01T06:00:00.000Z",
});

const PARSERS: Record<string, Parser> = {
  "rich text, cleaned": { limit: MAX_CONTENT_LENGTH, read: cleanRichText, units: MARKUP, whole: WHOLE_TEXTS },
  "rich text, shown": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => renderRichText(text, { images: [], sources: [] }),
    units: MARKUP,
    whole: WHOLE_TEXTS,
  },
  "rich text, as plain text, in feeds and without a picture": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => [
      summaryOf(text),
      absoluteHtml(text, "https://tuskers.example/"),
      textWithoutImage(`${text}/public/a.jpg`, "a.jpg"),
    ],
    units: MARKUP,
  },
  // A quarter of the longest text tells as much in less time: what is quadratic takes minutes.
  "rich text as Markdown": {
    limit: MAX_CONTENT_LENGTH / 4,
    read: (text) => htmlToMarkdown(text, "https://tuskers.example/"),
    units: [...UNITS, ...MARKUP],
  },
  "names of pictures in a text": { limit: IMPORTED, read: imagesNamedIn },
  "rich text in the source that an editor sees": {
    limit: 100_000,
    read: (text) => renderSource(text, []),
    units: MARKUP,
  },
  "citations in a text": {
    limit: MAX_CONTENT_LENGTH,
    read: citedInText,
    units: [...MARKUP, '<sup data-sources="', '<sup data-sources="S1 ', '<sup data-sources="S1"></sup>'],
  },
  "positions in a text": { limit: MAX_CONTENT_LENGTH, read: findPosition, units: [...UNITS, ...POSITIONS] },
  "positions in an article": {
    limit: MAX_CONTENT_LENGTH,
    read: (content) => newArticleSchema.safeParse(someArticle({ content })),
    units: ["<p>7.5 </p>", "7.5 <b>", "&#55;."],
  },
  "cautions about places": { limit: MAX_CONTENT_LENGTH, read: placeWarnings, units: [...UNITS, ...MARKUP, ...PLACES] },
  "cautions about seasons": {
    limit: MAX_CONTENT_LENGTH,
    read: seasonWarnings,
    units: [...UNITS, ...MARKUP, ...PLACES, ...DAYS, ...SEASONS],
  },
  "recent days in a text": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => recentDaysIn(text, TODAY),
    units: [...UNITS, ...DAYS],
  },
  "events of a record": {
    limit: 120_000,
    read: (text) => recordFlaws({ ...WILD, events: eventsOf(text) }, TODAY),
    units: [...DAYS, "In August he may, in musth, often "],
  },
  "an event in one line": {
    limit: 10_000,
    read: readEventLine,
    units: [...UNITS, ...DAYS, "1953 ", "between ", "lost ", "tusk ", "S1 "],
  },
  "cutting of texts": { limit: MAX_CONTENT_LENGTH, read: (text) => [cutWithDots(text, 160), cutWithDots(text, 9999)] },
  "links, videos and sources of pictures": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) =>
      [text, `https://x/${text}`].map((address) => [
        safeHref(address),
        youTubeId(address),
        ownImageSource(address),
        imageNameFromUrl(address),
        licenceUrl(address),
      ]),
  },
  "address names": {
    limit: BODY,
    read: (text) => [slugSchema.safeParse(text), identifierKind(text), slugFromName(text.slice(0, 10_000))],
  },
  "sources and tags": {
    limit: 10_000,
    read: (text) => [
      sentSourcesSchema.safeParse([
        { title: text.slice(0, 300), url: `https://x/${text.slice(0, 1900)}`, kind: "news" },
      ]),
      tagsSchema.safeParse(Array.from({ length: 40 }, () => text.slice(0, 60))),
    ],
  },
  dates: { limit: BODY, read: (text) => [isPartialDate(text), timeIn(text)] },
  "names and passwords of accounts": {
    limit: BODY,
    read: (text) => [
      accountKey(text.slice(0, LOGIN_NAME)),
      usernameSchema.safeParse(text),
      passwordSchema.safeParse(text),
    ],
  },
  "codes of a second factor": { limit: BODY, read: isTotpCode },
  "contact messages": {
    limit: 10_000,
    read: (text) => sentContactFormSchema.safeParse({ ...message(text), website: text }),
  },
  "messages as e-mails": {
    limit: 10_000,
    read: (text) => [messageText(message(text), "https://x"), messageHtml(message(text), "https://x")],
  },
  "what a mail server answered": { limit: BODY, read: (text) => quoteReply(text, ["a password", "..", "---"]) },
  "folding for searches": { limit: MAX_CONTENT_LENGTH, read: (text) => [foldForSearch(text), sortKeyOf(text)] },
  "near spellings": {
    limit: HEADER,
    read: (text) => [
      soundOf(foldForSearch(text)),
      similarity(text, `${text}a`),
      rankSuggestions(foldForSearch(text), [{ id: 1, names: [foldForSearch(text), "gemunu"] }], 5),
    ],
  },
  "consent that a browser kept": { limit: MAX_CONTENT_LENGTH, read: parseConsent },
  "words for a browser": { limit: HEADER, read: deviceWords },
  "Accept-Encoding, Vary and If-None-Match": {
    limit: HEADER,
    read: (text) => {
      const header = text.replace(/[^\x21-\x7e]/g, " ");
      addVary(new Headers({ Vary: header }), "Accept-Encoding");
      return [chooseEncoding(text), isNamed(text, '"a"')];
    },
  },
  "addresses of visitors": {
    limit: HEADER,
    read: (text) => [clientAddressOf("127.0.0.1", text, 1), clientNetwork(text), clientAddressOf(text, undefined, 0)],
  },
  "names of sent files": {
    limit: HEADER,
    read: (fileName) =>
      storedImageName({ kind: "tusker", fileName, uploadedAt: new Date(0), index: 0, extension: "jpg" }, 0),
  },
  "cells of a CSV file": {
    limit: IMPORTED,
    read: (text) => [splitList(text), protectCell(text), unprotectCell(`'${text}`)],
  },
  "rows of a CSV file": {
    limit: IMPORTED,
    read: (text) => orRefused(() => Array.fromAsync(csvRows(inPieces(text), text))),
  },
  "members of a JSON file": {
    limit: IMPORTED,
    read: async (text) => {
      for (const document of [text, `{"a":${text}`, `{"tuskers":[${text}`, `{"tuskers":[${JSON.stringify(text)}]}`]) {
        await orRefused(() => Array.fromAsync(jsonMembers(inPieces(document), new Set(["tuskers"]))));
      }
    },
    units: ["a", " ", '"', "[", "{", "[]", "[1,", "{},", '"a":', '"\\', "\\u0000", '{"a":'],
  },
  "files for translators": {
    limit: 1_000_000,
    read: (text) => orRefused(() => Array.fromAsync(readXliff(new TextEncoder().encode(text)))),
    units: ["<a>", "&amp;", "<a b='c'>"],
    whole: {
      "a long translation": (length) =>
        `<xliff version="1.2"><file><body><trans-unit id="x"><target>${"&amp;".repeat(length / 5)}`,
      "a tag with many attributes": (length) => `<a ${"b='c' ".repeat(length / 6)}`,
    },
  },
  "translated paragraphs": {
    limit: MAX_CONTENT_LENGTH,
    read: (html) => align(piecesOf(html), richBlocks("description", html.replaceAll("Paragraph", "Another"))),
    units: [],
    whole: { "paragraphs that all differ": withoutEqualParagraphs },
  },
  "terms in a paragraph": {
    limit: 64_000,
    read: (text) => termsIn(text, "si"),
    units: [...UNITS, "a wound on the left foreleg and nothing else "],
  },
  "robots.txt of another site": {
    limit: 250_000,
    read: (text) => readRobots(`User-agent: *\nDisallow: /${text}`, "our-name").allows(`/${"a".repeat(2000)}b`),
    units: ["*a", "*", "$", "a", "\nDisallow: /*a$", "\nAllow: *", "#"],
  },
  "titles of other pages": {
    limit: 250_000,
    read: (text) => pageTitle(Buffer.from(`<title${text}`), "text/html"),
    units: [...MARKUP, "<title", "<titlex", "<title>"],
  },
  "titles and authors in citations": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => {
      const cited = {
        kind: "article",
        _id: "0".repeat(24),
        slug: "a",
        version: 1,
        updatedAt: `${TODAY}T00:00:00.000Z`,
      } as const;
      const citation = citationOf("https://tuskers.example", { ...cited, title: text, author: text });
      return Object.values(CITATION_WRITERS).map((write) => write(citation));
    },
    units: [...UNITS, "{\\\r\n"],
  },
  "lines of the log": {
    limit: 100_000,
    read: createMask(["a secret of the site"]),
    units: [...UNITS, "a@", "@a.", "x@a.1", "tusk_-"],
  },
  "addresses of pages": { limit: HEADER, read: (text) => oneSpelling(`/${text}`), units: [...UNITS, "A", "../", "%"] },
  "ends of syllables": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => syllableStart(text, text.length - 10),
    units: [...UNITS, "ක්‍"],
  },
  "values of other sites": {
    limit: MAX_CONTENT_LENGTH,
    read: (text) => [plainIn(text, { label: "A text", max: 5000 }, []), tagsIn(text, [])],
    units: [...UNITS, ...MARKUP],
  },
};

/** The milliseconds that this thread itself has worked: other programs on the machine do not count. */
async function timed(read: Parser["read"], text: string): Promise<number> {
  const start = process.threadCpuUsage();
  await read(text);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** Between two letters: much is cut off at the ends of a text before it is looked through. */
const filled = (unit: string) => (length: number) => `x${unit.repeat(Math.floor((length - 2) / unit.length))}x`;

/** What is wrong with the time that a text takes; of several tries the best counts. */
async function slowness(
  read: Parser["read"],
  textOf: (length: number) => string,
  limit: number,
  longestMs = LONGEST_MS,
) {
  let told = "";
  for (let tried = 0; tried < TRIES; tried += 1) {
    const whole = await timed(read, textOf(limit));
    if (whole < COMPARED_FROM_MS) return undefined;
    const half = await timed(read, textOf(limit / 2));
    if (whole < longestMs && whole / half < MOST_GROWTH) return undefined;
    told = `${Math.round(whole)} ms, and ${Math.round(half)} ms for half of it`;
    if (whole > 2 * longestMs) break;
  }
  return told;
}

describe.each(Object.entries(PARSERS))("%s", (_what, { limit, read, units = UNITS, whole = {} }) => {
  const texts = [
    ...units.map((unit): [string, (length: number) => string] => [JSON.stringify(unit), filled(unit)]),
    ...Object.entries(whole),
  ];

  const name = `takes a time that grows with the text alone, up to ${limit.toLocaleString("en")} characters`;
  test(name, { timeout: 180_000 }, async () => {
    const slow: Record<string, string> = {};
    for (const [name, textOf] of texts) {
      const told = await slowness(read, textOf, limit).catch((error: unknown) => String(error).slice(0, 200));
      if (told !== undefined) slow[name] = told;
    }
    expect(slow).toEqual({});
  });
});

test("the clock notices what is quadratic", async () => {
  const blanksBefore = (text: string) => /[ \t]*\n/.test(text);
  expect(await slowness(blanksBefore, filled(" "), 32_000, 200)).toMatch(/^\d+ ms/);
});

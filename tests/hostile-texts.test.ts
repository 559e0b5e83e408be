import { describe, expect, test } from "vitest";
import { deviceWords } from "../src/accounts/device-words.ts";
import { passwordSchema } from "../src/accounts/password.ts";
import { isTotpCode } from "../src/accounts/totp.server.ts";
import { accountKey, usernameSchema } from "../src/accounts/username.ts";
import { MAX_CONTENT_LENGTH } from "../src/articles/fields.ts";
import { htmlToMarkdown } from "../src/assistants/markdown/to-markdown.server.ts";
import { tagsSchema } from "../src/entries/definition/tag.ts";
import { rankSuggestions, similarity } from "../src/entries/search/similarity.ts";
import { storedImageName } from "../src/images/file-name.ts";
import { licenceUrl } from "../src/images/licence-url.ts";
import { imagesNamedIn } from "../src/images/named-images.ts";
import { messageHtml, messageText } from "../src/messages/channels/message-text.server.ts";
import { quoteReply } from "../src/messages/channels/quote-reply.server.ts";
import { sentContactFormSchema } from "../src/messages/contact-message.ts";
import { clientAddressOf } from "../src/platform/http/client-address.server.ts";
import { addVary, chooseEncoding } from "../src/platform/http/content-encoding.server.ts";
import { isNamed } from "../src/platform/http/entity-tag.server.ts";
import { identifierKind } from "../src/platform/identifiers/identifier-kind.ts";
import { slugSchema } from "../src/platform/identifiers/slug.ts";
import { slugFromName } from "../src/platform/identifiers/slug-from-name.ts";
import { clientNetwork } from "../src/platform/limits/client-network.server.ts";
import { imageNameFromUrl } from "../src/platform/storage/image-names.ts";
import { foldForSearch, sortKeyOf } from "../src/platform/text/fold.ts";
import { isPartialDate } from "../src/platform/text/partial-date.ts";
import { soundOf } from "../src/platform/text/scripts/sound.ts";
import { cleanRichText } from "../src/rich-text/clean-rich-text.ts";
import { cutWithDots } from "../src/rich-text/cut-text.ts";
import { ownImageSource, safeHref, youTubeId } from "../src/rich-text/links.ts";
import { summaryOf } from "../src/rich-text/plain-text-of.ts";
import { renderRichText } from "../src/rich-text/render-rich-text.ts";
import { textWithoutImage } from "../src/rich-text/text-without-image.ts";
import { placeWarnings } from "../src/safety/places/wild-place.ts";
import { findPosition } from "../src/safety/position-text.ts";
import { parseConsent } from "../src/site/consent/consent-record.ts";
import { absoluteHtml } from "../src/site/feeds/absolute-html.server.ts";
import { sentSourcesSchema } from "../src/sources/source.ts";
import { protectCell, splitList, unprotectCell } from "../src/transfer/files/csv-cells.ts";
import { csvRows } from "../src/transfer/files/csv-rows.server.ts";
import { jsonMembers } from "../src/transfer/files/json-members.server.ts";
import { plainIn, tagsIn, timeIn } from "../src/transfer/old-site/old-values.ts";

// Whoever sends a text chooses how hard it is to read, and while one is read nobody else is served. So each function
// that reads texts from outside is given the worst of them at the length that its field allows: it must be done soon,
// twice the length must not take four times as long, and nothing may overflow the stack.

/** For all of one text. What is linear takes some 50 ms, and 600 ms for a sign that stands for eighteen letters. */
const LONGEST_MS = 3000;
/** What is shorter is not compared: there the machine decides, and not the text. */
const COMPARED_FROM_MS = 100;
/** Twice the text takes twice as long; four times as long is quadratic. */
const MOST_GROWTH = 3.2;
/** Garbage may be collected in the middle of a measurement. */
const TRIES = 3;

/** Repeated until the field is full. Each of these has been trouble to some parser. */
const UNITS = [
  ..." \t\n\r-'\"<&|\\;,./:@=#%{[(0aA\0é…",
  "\r\n",
  " \n",
  "\n\t\n x",
  "a-",
  "a ",
  "a.",
  "--",
  "\u200d",
  "\ud83d",
  "😀",
  "ක්‍ෂ",
  "ﷺ",
  "a\u0301",
  "\u0301\u0323",
  "=?utf-8?Q?",
  "br;q=1,",
  'W/"',
  "1.2.3.4,",
  "%61",
  "%",
  "https://",
  "https://youtu.be/abcdefghijk ",
  "youtu.be/,",
  "/public/",
  "/public/a.jpg ",
  "&a",
  "&#x41;",
  '"",',
  "{S1, ",
  "2022-11-24",
];

/** Markup, well and badly nested, and text in which it is looked for. */
const MARKUP = [
  " ",
  "\t",
  " \n",
  "&",
  "<",
  "<!--",
  "<a b",
  "</b>",
  "<b>",
  "<b></i>",
  "<font></b>",
  "<div>",
  "<div><table></div></table>",
  "<table><tr><td>",
  "<table>x",
  "<ul><li>",
  "<li>a",
  "<p><b>x",
  "<b><i></b></i>",
  "<a><b></a></b>",
  "<b>\n\n</b>",
  "<h2>a</h2>",
  "x<br>\n",
  "<img src=/uploads/public/a.jpg>",
  "<figure><img><figcaption>x</figcaption></figure>",
  "<a href=https://youtu.be/abcdefghijk>x</a><br>",
  "https://youtu.be/abcdefghijk ",
  "<blockquote>",
  "<svg><desc>",
  "<template>",
];

/** Not by repeating: a tag with many attributes, and formatting that each paragraph opens anew. */
const WHOLE_TEXTS: Record<string, (length: number) => string> = {
  "a tag with ever other attributes": (length) =>
    `<a ${Array.from({ length: length / 5 }, (_, index) => index.toString(36).padStart(4, "a")).join(" ")}>x</a>`,
  "formatting that is never closed": (length) =>
    `<p>${Array.from({ length: 19 }, (_, index) => `<b id=${index}>`).join("")}${"x<p>".repeat(length / 4 - 60)}`,
  "formatting that only seems to be closed": (length) =>
    `<p>${Array.from({ length: 140 }, (_, index) => `<b id=${index}></i>`).join("")}${"x<p>".repeat(length / 4 - 500)}`,
};

type Parser = {
  /** The longest text that gets to it. */
  limit: number;
  read(text: string): unknown;
  /** What its texts are made of; `UNITS` otherwise. */
  units?: readonly string[];
  /** Texts that are more than a repetition. */
  whole?: typeof WHOLE_TEXTS;
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
async function orRefused(reading: Promise<unknown>): Promise<void> {
  await reading.catch((error: unknown) => {
    if (!(error instanceof Error) || error.name !== "AppError") throw error;
  });
}

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
  "positions in a text": { limit: MAX_CONTENT_LENGTH, read: findPosition },
  "cautions about places": { limit: MAX_CONTENT_LENGTH, read: placeWarnings, units: [...UNITS, ...MARKUP] },
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
  "rows of a CSV file": { limit: IMPORTED, read: (text) => orRefused(Array.fromAsync(csvRows(inPieces(text), text))) },
  "members of a JSON file": {
    limit: IMPORTED,
    read: async (text) => {
      for (const document of [text, `{"a":${text}`, `{"tuskers":[${text}`, `{"tuskers":[${JSON.stringify(text)}]}`]) {
        await orRefused(Array.fromAsync(jsonMembers(inPieces(document), new Set(["tuskers"]))));
      }
    },
    units: ["a", " ", '"', "[", "{", "[]", "[1,", "{},", '"a":', '"\\', "\\u0000", '{"a":'],
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

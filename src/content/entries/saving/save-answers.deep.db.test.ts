import fc from "fast-check";
import { expect, test } from "vitest";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { imageUrlFor } from "../../../platform/storage/image-names.ts";
import { articleChangeSchema, newArticleSchema } from "../../articles/article.ts";
import { insertImage } from "../../images/image-rows.server.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../../tuskers/tusker.ts";
import { findHistory } from "../history/history-rows.server.ts";
import { completeEntry, findRowById } from "../records/complete-entries.server.ts";
import { readEntryStates } from "./content-rows.server.ts";
import { findRevision, listRevisions } from "./revision-rows.server.ts";
import { type ChangeOf, changeEntry, createEntry, type NewOf } from "./save-entry.server.ts";

// A save replies with what it has written, without reading it again. These tests read it again and compare.

const IMAGES = ["one.jpg", "two.jpg", "three.jpg"];
const image = fc.constantFrom(...IMAGES.map(imageUrlFor));
const words = fc.constantFrom("", "Raja", "He was seen in 2019.", "Élan <raja> & co", "රාජා", "a'b\"c");
const given = fc.constantFrom("Raja", "Gemunu of the north", "රාජා ඇතා", "100 % 'quoted'");
const text = fc.constantFrom(
  "",
  "Two lines.\n\nAnd more.",
  "<p>One</p><h2>Two</h2><img><p>Three <b>bold</b></p>",
  "<p onclick=x>unclean</p><script>x</script>",
  "https://youtu.be/dQw4w9WgXcQ",
);
const cleared = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const tags = cleared(fc.array(fc.constantFrom("Yala", "crossed tusks", "temple"), { maxLength: 3 }));
const sources = cleared(
  fc.array(fc.record({ title: given, url: fc.constant("https://example.com/a"), kind: fc.constant("news") }), {
    maxLength: 2,
  }),
);
const publication = cleared(fc.constantFrom("published", "draft"));

/** Adds texts to one of the entry's own images. */
function withWords<Body extends { images?: string[] | null }>(body: Body, alt: string, credit: string) {
  const urls = [...new Set(body.images ?? [])];
  const images = body.images === undefined ? {} : { images: body.images === null ? null : urls };
  if (urls.length === 0) return { ...body, ...images };
  return { ...body, ...images, imageDetails: urls.slice(0, 1).map((url) => ({ url, alt, credit })) };
}

const images = cleared(fc.array(image, { maxLength: 3 }));
const tuskerFields = fc
  .record(
    {
      name: given,
      age: cleared(fc.constantFrom(0, 7.5, 70)),
      location: given,
      description: cleared(text),
      aliases: cleared(fc.array(given, { maxLength: 2 })),
      status: cleared(fc.constantFrom("alive", "dead", "missing")),
      category: cleared(fc.constantFrom("wild", "domesticated", "conservation")),
      tags,
      publication,
      statusAsOf: cleared(fc.constantFrom("2020", "2020-05")),
      statusNote: cleared(words),
      ageNote: cleared(words),
      bornYear: cleared(fc.constantFrom(1950, 2001)),
      heightM: cleared(fc.constantFrom(2.5, 3)),
      tusks: cleared(words),
      origin: cleared(words),
      sources,
      portrait: cleared(fc.record({ pose: fc.constantFrom("front", "side") })),
      images,
    },
    { requiredKeys: ["name", "age", "location"] },
  )
  .chain((body) => fc.tuple(words, words).map(([alt, credit]) => withWords(body, alt, credit)));
const articleFields = fc
  .record(
    {
      title: given,
      excerpt: given,
      content: fc.oneof(
        text.filter((some) => some !== ""),
        given,
      ),
      author: given,
      publishDate: fc.constantFrom("2026-01-01", "2027-01-01"),
      category: fc.constantFrom("education", "research"),
      description: cleared(text),
      tags,
      publication,
      sources,
      images,
    },
    { requiredKeys: ["title", "excerpt", "content", "author", "publishDate", "category"] },
  )
  .chain((body) => fc.tuple(words, words).map(([alt, credit]) => withWords(body, alt, credit)));

async function open() {
  const services = await openTestServices();
  for (const name of IMAGES) {
    await insertImage(services.db.write, {
      name,
      kind: "tusker",
      type: "image/jpeg",
      width: 40,
      height: 30,
      bytes: 100,
      hash: name,
      placeholder: null,
      created_at: "2026-01-01T00:00:00.000Z",
    });
  }
  return services;
}

/** The newest revision matches the stored entry, and no revision is missing. */
async function checkHistory({ db }: Awaited<ReturnType<typeof open>>, kind: EntryKind, seq: number): Promise<void> {
  const [state] = await readEntryStates(db.read, kind, [seq]);
  if (state === undefined) throw new Error("The entry is gone.");
  const kept = await findRevision(db.read, { kind, id: state.id }, state.version);
  expect(kept?.content).toEqual(JSON.parse(JSON.stringify(state.content)));
  expect(await listRevisions(db.read, { kind, id: state.id })).toEqual(await findHistory(db.read, kind, state.id));
}

/** Each save replies with what is stored then, and the history keeps it. */
async function trySaves<Kind extends EntryKind>(
  kind: Kind,
  fields: fc.Arbitrary<unknown>,
  { whole, change }: { whole: { parse(body: unknown): NewOf<Kind> }; change: { parse(body: unknown): ChangeOf<Kind> } },
): Promise<void> {
  const services = await open();
  const { db } = services;
  await fc.assert(
    fc.asyncProperty(fields, fc.array(fields, { maxLength: 3 }), async (first, changes) => {
      const by = "keeper";
      let saved = await createEntry(services, kind, whole.parse(first), { by });
      for (const sent of [undefined, ...changes]) {
        services.clock.advance(60_000);
        const { _id: id } = saved.entry;
        if (sent) saved = await changeEntry(services, { kind, id }, change.parse(sent), undefined, { by });
        const row = await findRowById(db.read, kind, id);
        if (row === undefined) throw new Error("The entry is gone.");
        expect(saved).toEqual({ entry: await completeEntry(db.read, kind, row), version: row.version });
        await checkHistory(services, kind, row.seq);
      }
    }),
    { numRuns: 60 },
  );
}

test("what the saves of tuskers answer, and their histories keep, is what is stored", () =>
  trySaves("tusker", tuskerFields, { whole: newTuskerSchema, change: tuskerChangeSchema }));

test("what the saves of articles answer, and their histories keep, is what is stored", () =>
  trySaves("article", articleFields, { whole: newArticleSchema, change: articleChangeSchema }));

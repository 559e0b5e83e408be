import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { compressAnswer } from "../../platform/http/compression.server.ts";
import { type AnswerForms, createAnswerForms, type KeptBody } from "./answer-forms.server.ts";

const MAX_BYTES = 1_000_000;

const openForms = (maxBytes = MAX_BYTES) => createAnswerForms(maxBytes, (work) => work());

const textOf = (index: number): Buffer =>
  Buffer.from(Array.from({ length: 1000 }, (_, line) => `line ${line} of page ${index}\n`).join(""));

async function kept(index = 0, text = textOf(index)): Promise<KeptBody> {
  return { body: await compressAnswer(text, "br"), isBrotli: true, plainLength: text.byteLength, decompressedAt: 0 };
}

const plainOf = async (forms: AnswerForms, page: KeptBody): Promise<Buffer> => (await forms.of(page, undefined)).body;

test("every encoding is made from the one that is kept", async () => {
  const [forms, page] = [openForms(), await kept()];
  expect(await forms.of(page, "br")).toEqual({ body: page.body, encoding: "br" });
  expect(await forms.of(page, undefined)).toMatchObject({ body: textOf(0), encoding: undefined });
  const gzip = await forms.of(page, "gzip");
  expect([gzip.encoding, gunzipSync(gzip.body).equals(textOf(0))]).toEqual(["gzip", true]);
});

test("what was not worth compressing is sent as it is", async () => {
  const page = { body: Buffer.from("[]"), isBrotli: false, plainLength: 2, decompressedAt: 0 };
  for (const encoding of ["br", "gzip", undefined] as const) {
    expect(await openForms().of(page, encoding)).toEqual({ body: page.body, encoding: undefined });
  }
});

test("a page that is asked for again and again is decompressed only twice", async () => {
  const [forms, page] = [openForms(), await kept()];
  const first = await plainOf(forms, page);
  const second = await plainOf(forms, page);
  expect(second).not.toBe(first);
  expect(await plainOf(forms, page)).toBe(second);
  // Nothing larger stays in memory with it.
  expect(second.buffer.byteLength).toBe(second.byteLength);
  expect(forms.size()).toBeGreaterThan(second.byteLength);
});

test("a page is compressed with gzip once", async () => {
  const [forms, page] = [openForms(), await kept()];
  expect((await forms.of(page, "gzip")).body).toBe((await forms.of(page, "gzip")).body);
});

test("pages that are read in turn neither evict a popular one nor take memory", async () => {
  const [forms, popular] = [openForms(), await kept()];
  for (let times = 0; times < 2; times += 1) await plainOf(forms, popular);
  const body = await plainOf(forms, popular);
  const size = forms.size();
  const many = await Promise.all(Array.from({ length: 150 }, (_, index) => kept(index)));
  for (let round = 0; round < 2; round += 1) for (const page of many) await plainOf(forms, page);
  expect(forms.size()).toBe(size);
  expect(await plainOf(forms, popular)).toBe(body);
});

test("the memory for popular forms is bounded", async () => {
  const forms = openForms(100_000);
  for (let index = 0; index < 30; index += 1) {
    const page = await kept(index);
    for (let times = 0; times < 3; times += 1) expect((await plainOf(forms, page)).equals(textOf(index))).toBe(true);
    await forms.of(page, "gzip");
    expect(forms.size()).toBeLessThanOrEqual(100_000);
  }
});

test("a body that takes milliseconds to decompress does not hold up others", async () => {
  const long = Buffer.from("a long list ".repeat(100_000));
  const made = openForms().of(await kept(0, long), undefined);
  expect(made).toBeInstanceOf(Promise);
  expect((await made).body.equals(long)).toBe(true);
});

test("without room for the compressor, gzip is left out", async () => {
  const forms = createAnswerForms(MAX_BYTES, () => Promise.resolve(undefined));
  expect(await forms.of(await kept(), "gzip")).toEqual({ body: textOf(0), encoding: undefined });
});

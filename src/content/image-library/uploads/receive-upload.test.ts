import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../../tests/support/test-services.ts";
import { FORM_TYPE, type FormPart, formBody, imageForm, incoming } from "../../../../tests/support/upload-forms.ts";
import { type IncomingUpload, receiveUpload } from "./receive-upload.server.ts";

const MAX_BYTES = 100_000;
const image = Buffer.alloc(50_000, "picture ");
const filePart: FormPart = { name: "file", value: image, fileName: "Raja.jpg", type: "image/jpeg" };

async function receive(bytes: Uint8Array, changes: Partial<IncomingUpload> = {}) {
  const target = join(await temporaryFolder(), "received");
  const received = await receiveUpload(incoming(bytes, changes), target, MAX_BYTES);
  return { ...received, bytes: await readFile(target) };
}

test("a file is written as it came, whatever surrounds it", async () => {
  const received = await receive(imageForm(image, "Raja.jpg"));
  expect(received).toMatchObject({ fileName: "Raja.jpg", kind: "tusker" });
  expect(received.bytes.equals(image)).toBe(true);
});

test("a form that comes byte by byte is read the same", async () => {
  const small = Buffer.from("\r\n--almost-a-boundary\r\n\r\n");
  const bytes = formBody([{ ...filePart, value: small }]);
  const pieces = ReadableStream.from(Array.from(bytes, (byte) => Uint8Array.of(byte)));
  expect((await receive(bytes, { body: pieces })).bytes.equals(small)).toBe(true);
});

test("kind may come before or after the file", async () => {
  const kind: FormPart = { name: "kind", value: "article" };
  expect(await receive(formBody([kind, filePart]))).toMatchObject({ kind: "article" });
  expect(await receive(formBody([filePart, kind]))).toMatchObject({ kind: "article" });
});

test("a Sinhala file name comes through", async () => {
  expect(await receive(imageForm(image, "රාජා.jpg"))).toMatchObject({ fileName: "රාජා.jpg" });
});

test("a file of exactly the limit passes, one byte more does not", async () => {
  const exact = Buffer.alloc(MAX_BYTES, 1);
  expect((await receive(imageForm(exact))).bytes.length).toBe(MAX_BYTES);
  await expect(receive(imageForm(Buffer.alloc(MAX_BYTES + 1, 1)))).rejects.toMatchObject({
    kind: "TooLarge",
  });
});

test("a form that declares far too much is refused before a byte of it is read", async () => {
  let read = false;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        read = true;
        controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  await expect(receive(Buffer.alloc(0), { body, contentLength: 1_000_000_000 })).rejects.toMatchObject({
    kind: "TooLarge",
  });
  expect(read).toBe(false);
});

test("a form that never ends is not read for ever", async () => {
  let sent = 0;
  const head = formBody([{ ...filePart, value: "" }]).subarray(0, 120);
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(sent === 0 ? head : new Uint8Array(10_000));
      sent += 10_000;
    },
  });
  await expect(receive(Buffer.alloc(0), { body, contentLength: undefined })).rejects.toMatchObject({
    kind: "TooLarge",
  });
  expect(sent).toBeLessThan(1_000_000);
});

test.each<[string, FormPart[], string]>([
  ["no file", [{ name: "kind", value: "tusker" }], "file"],
  ["no part at all", [], "file"],
  ["two files", [filePart, filePart], "file"],
  ["an empty file", [{ ...filePart, value: "" }], "file"],
  ["a file under another name", [{ ...filePart, name: "photo" }], "photo"],
  ["a text instead of a file", [{ name: "file", value: "raja.jpg" }], "file"],
  ["an unknown kind", [filePart, { name: "kind", value: "map" }], "kind"],
  ["an endless kind", [filePart, { name: "kind", value: "a".repeat(5000) }], "kind"],
  ["two kinds", ["tusker", "article"].map((value) => ({ name: "kind", value })), "kind"],
  ["an unknown field", [filePart, { name: "name", value: "../x" }], "name"],
])("a form with %s is refused at that field", async (_what, parts, path) => {
  await expect(receive(formBody(parts))).rejects.toMatchObject({ kind: "Invalid", errors: [{ path }] });
});

test("a form with countless fields is refused", async () => {
  const fields = Array.from({ length: 1000 }, (_, index) => ({ name: `field${index}`, value: "x" }));
  await expect(receive(formBody(fields))).rejects.toMatchObject({ kind: "Invalid" });
});

test.each([
  ["JSON", "application/json"],
  ["no type", undefined],
  ["another form", "application/x-www-form-urlencoded"],
  ["nearly a form", "multipart/form-database; boundary=x"],
])("a body that is %s is not accepted", async (_what, contentType) => {
  await expect(receive(imageForm(image), { contentType })).rejects.toMatchObject({ kind: "UnsupportedType" });
});

test.each([
  ["has no boundary", { contentType: "multipart/form-data" }],
  ["has another boundary than it says", { contentType: "multipart/form-data; boundary=other" }],
  ["has no body", { body: null }],
  ["is empty", { body: ReadableStream.from<Uint8Array>([]) }],
  ["breaks off in its file", { body: ReadableStream.from([imageForm(image).subarray(0, 20_000)]) }],
  ["breaks off in a header", { body: ReadableStream.from([imageForm(image).subarray(0, 60)]) }],
  ["breaks off in a refused part", { body: ReadableStream.from([formBody([filePart, filePart]).subarray(0, 90_000)]) }],
])("a form that %s is malformed", async (_what, changes) => {
  await expect(receive(imageForm(image), changes)).rejects.toMatchObject({ kind: "Malformed" });
});

test("a sender who goes away ends the reading", async () => {
  const connection = new AbortController();
  let pulls = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      pulls += 1;
      // The first piece arrives; the second never does.
      if (pulls === 1) controller.enqueue(imageForm(image).subarray(0, 20_000));
      else connection.abort();
    },
  });
  await expect(
    receive(Buffer.alloc(0), { body, contentLength: undefined, signal: connection.signal }),
  ).rejects.toMatchObject({
    kind: "Malformed",
  });
});

test("a connection that fails is a broken form", async () => {
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.error(new Error("ECONNRESET"));
    },
  });
  await expect(receive(Buffer.alloc(0), { body, contentType: FORM_TYPE })).rejects.toMatchObject({ kind: "Malformed" });
});

import { beforeEach, describe, expect, test } from "vitest";
import type { UploadReply } from "../../stored-images/image-value.ts";
import { type Sending, UploadRefused } from "./upload-queue.browser.ts";
import { createUploads, type Upload } from "./uploads.browser.ts";

/** One attempt to send an image; the test decides how it ends. */
type Try = {
  name: string;
  sending: Sending;
  arrive(): void;
  fail(error: unknown): void;
};

const network = new TypeError("Failed to fetch");
const replyTo = (name: string): UploadReply => ({ name, url: `/uploads/public/${name}`, width: 4, height: 3 });

let tries: Try[];
let arrived: string[];
let pauses: number[];
let signedIn: boolean;
let asked: number;
let checked: number;
/** True if pauses end immediately, as if the time had passed. */
let timePasses: boolean;

const make = () =>
  createUploads({
    send: (file, sending) =>
      new Promise((resolve, reject) => {
        sending.signal.addEventListener("abort", () => reject(sending.signal.reason));
        tries.push({ name: file.name, sending, arrive: () => resolve(replyTo(file.name)), fail: reject });
        sending.onStart();
      }),
    recognise: async ({ name }) =>
      name.endsWith(".heic")
        ? { verdict: "refused", message: "This is a HEIC image." }
        : name.startsWith("huge")
          ? { verdict: "doubtful", message: "It has 26 MB." }
          : { verdict: "fine" },
    small: async () => undefined,
    hasToken: () => signedIn,
    checkSignIn: async () => {
      checked += 1;
    },
    askSignIn: () => {
      asked += 1;
    },
    onUploaded: ({ name }) => arrived.push(name),
    wait: (ms, signal) => {
      pauses.push(ms);
      if (timePasses) return Promise.resolve();
      return new Promise((resolve) => signal.addEventListener("abort", () => resolve()));
    },
  });

const file = (name: string): File => new File(["x"], name, { type: "image/jpeg" });
/** Waits until all pending callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve));
const states = (list: readonly Upload[]) => Object.fromEntries(list.map(({ name, state }) => [name, state.step]));

beforeEach(() => {
  [tries, arrived, pauses, signedIn, asked, checked, timePasses] = [[], [], [], true, 0, 0, false];
});

describe("uploads", () => {
  test("tell how far each image is, and hand it on when it has arrived", async () => {
    const uploads = make();
    uploads.add([file("a.jpg"), file("b.jpg")]);
    expect(states(uploads.list())).toEqual({ "a.jpg": "checking", "b.jpg": "checking" });
    await settled();
    expect(tries.map(({ sending }) => sending.index)).toEqual([0, 1]);
    tries[0]?.sending.onProgress(0.428);
    expect(uploads.list()[0]?.state).toEqual({ step: "sending", percent: 42, stalled: false });
    tries[0]?.sending.onProgress(1);
    expect(states(uploads.list())).toEqual({ "a.jpg": "preparing", "b.jpg": "sending" });
    tries[0]?.arrive();
    await settled();
    expect(arrived).toEqual(["a.jpg"]);
    expect(uploads.isBusy()).toBe(true);
    tries[1]?.arrive();
    await settled();
    expect([uploads.list(), uploads.isBusy(), arrived]).toEqual([[], false, ["a.jpg", "b.jpg"]]);
  });

  test("lose no other image when one is refused, before it is sent or by the server", async () => {
    const uploads = make();
    uploads.add([file("a.heic"), file("b.jpg"), file("c.jpg")]);
    await settled();
    tries[0]?.fail(new UploadRefused(422, "The image is damaged."));
    tries[1]?.arrive();
    await settled();
    expect(uploads.list().map(({ state }) => state)).toEqual([
      { step: "failed", message: "This is a HEIC image.", canRetry: false },
      { step: "failed", message: "The image is damaged.", canRetry: false },
    ]);
    expect([arrived, uploads.isBusy()]).toEqual([["c.jpg"], false]);
  });

  test("try again by themselves when the connection breaks or the server is busy, waiting as long as it says", async () => {
    timePasses = true;
    const uploads = make();
    uploads.add([file("a.jpg")]);
    await settled();
    tries[0]?.fail(network);
    await settled();
    tries[1]?.fail(network);
    await settled();
    tries[2]?.fail(new UploadRefused(503, "Too many images are waiting.", 20));
    await settled();
    tries[3]?.arrive();
    await settled();
    expect([pauses, arrived]).toEqual([[1_500, 3_000, 20_000], ["a.jpg"]]);
  });

  test("ask after many attempts, and continue on request", async () => {
    timePasses = true;
    const uploads = make();
    uploads.add([file("a.jpg")]);
    for (let number = 0; number < 8; number += 1) {
      await settled();
      tries[number]?.fail(network);
    }
    await settled();
    const [upload] = uploads.list();
    expect(upload?.state).toMatchObject({ step: "failed", canRetry: true });
    expect(Math.max(...pauses)).toBe(30_000);
    uploads.retry(upload?.id ?? 0);
    await settled();
    tries[8]?.arrive();
    await settled();
    expect(arrived).toEqual(["a.jpg"]);
  });

  test("end a pause when the connection is back, or on request", async () => {
    const uploads = make();
    uploads.add([file("a.jpg")]);
    await settled();
    tries[0]?.fail(network);
    await settled();
    expect(uploads.list()[0]?.state).toEqual({ step: "pausing", why: "line" });
    uploads.wake("pausing");
    await settled();
    tries[1]?.fail(new UploadRefused(503, ""));
    await settled();
    expect(uploads.list()[0]?.state).toEqual({ step: "pausing", why: "busy" });
    uploads.retry(1);
    await settled();
    expect(tries).toHaveLength(3);
  });

  test("restart a stalled upload on request", async () => {
    const uploads = make();
    uploads.add([file("a.jpg")]);
    await settled();
    tries[0]?.sending.onStall();
    expect(uploads.list()[0]?.state).toEqual({ step: "sending", percent: 0, stalled: true });
    uploads.retry(1);
    await settled();
    expect([tries.length, tries[0]?.sending.signal.aborted, pauses]).toEqual([2, true, []]);
  });

  test("ask for a sign-in only once, even if a slow upload notices later", async () => {
    const uploads = make();
    uploads.add([file("a.jpg"), file("b.jpg")]);
    await settled();
    signedIn = false;
    tries[0]?.fail(new UploadRefused(401, "Please sign in."));
    await settled();
    expect(asked).toBe(1);
    const before = checked;
    tries[1]?.fail(new UploadRefused(401, "Please sign in."));
    await settled();
    expect([asked, checked - before]).toEqual([1, 0]);
    uploads.retry(2);
    expect(asked).toBe(2);
  });

  test("wait for a new sign-in, and go on with it", async () => {
    const uploads = make();
    uploads.add([file("a.jpg"), file("b.jpg")]);
    await settled();
    signedIn = false;
    for (const { fail } of tries) fail(new UploadRefused(401, "Please sign in."));
    await settled();
    expect(states(uploads.list())).toEqual({ "a.jpg": "signed-out", "b.jpg": "signed-out" });
    expect([asked, uploads.isBusy()]).toEqual([1, true]);
    signedIn = true;
    uploads.wake("signed-out");
    await settled();
    for (const { arrive } of tries.slice(2)) arrive();
    await settled();
    expect(arrived).toEqual(["a.jpg", "b.jpg"]);
  });

  test("do not send cancelled files", async () => {
    const uploads = make();
    uploads.add([file("a.jpg"), file("b.jpg")]);
    await settled();
    uploads.cancel(1);
    tries[1]?.arrive();
    await settled();
    expect([tries[0]?.sending.signal.aborted, arrived, uploads.list()]).toEqual([true, ["b.jpg"], []]);
  });

  test("hold back what may be refused until the user decides", async () => {
    const uploads = make();
    uploads.add([file("huge.jpg")]);
    await settled();
    expect([uploads.list()[0]?.state, uploads.isBusy(), tries]).toEqual([
      { step: "held", message: "It has 26 MB." },
      false,
      [],
    ]);
    uploads.retry(1);
    await settled();
    tries[0]?.fail(new UploadRefused(413, "This file is too large: at most 25 MB are accepted."));
    await settled();
    expect(uploads.list()[0]?.state).toEqual({
      step: "failed",
      message: "This file is too large: at most 25 MB are accepted.",
      canRetry: false,
    });
  });

  test("end with their form, and can begin again", async () => {
    const uploads = make();
    uploads.add([file("a.jpg")]);
    await settled();
    uploads.close();
    await settled();
    expect([uploads.list(), tries[0]?.sending.signal.aborted]).toEqual([[], true]);
    uploads.add([file("b.jpg")]);
    await settled();
    tries[1]?.arrive();
    await settled();
    expect(arrived).toEqual(["b.jpg"]);
  });
});

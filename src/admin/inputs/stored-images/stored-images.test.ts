import { beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { createStoredImages } from "./stored-images.ts";

const URL_A = "/uploads/public/a.jpg";
const URL_B = "/uploads/public/b.jpg";

/** Answers each request when the test says so. */
function questions() {
  const asked: { url: string; signal: AbortSignal; answer(blob: Blob): void; refuse(): void }[] = [];
  const load = (url: string, signal: AbortSignal) =>
    new Promise<Blob>((resolve, reject) => {
      asked.push({ url, signal, answer: resolve, refuse: () => reject(new Error("404")) });
    });
  return { asked, load };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

let revoked: MockInstance<typeof URL.revokeObjectURL>;
beforeEach(() => {
  revoked = vi.spyOn(URL, "revokeObjectURL");
});

test("an image that is shown twice is requested once, as an object URL", async () => {
  const { asked, load } = questions();
  const images = createStoredImages({ load });
  const told = vi.fn();
  images.subscribe(told);
  images.hold(URL_A);
  images.hold(URL_A);
  expect(asked.map(({ url }) => url)).toEqual([URL_A]);
  expect(images.state(URL_A)).toEqual({ step: "loading" });
  asked[0]?.answer(new Blob(["a"]));
  await settled();
  expect(images.state(URL_A)).toEqual({ step: "there", address: expect.stringMatching(/^blob:/) });
  expect(told).toHaveBeenCalledTimes(1);
});

test("an image that is no longer shown is kept until there are too many", async () => {
  const { asked, load } = questions();
  const images = createStoredImages({ load, mostIdle: 1 });
  const giveBack = [URL_A, URL_B].map((url) => images.hold(url));
  for (const question of asked) question.answer(new Blob(["a"]));
  await settled();
  giveBack[0]?.();
  giveBack[0]?.();
  expect(revoked).not.toHaveBeenCalled();
  expect(images.state(URL_A).step).toBe("there");
  giveBack[1]?.();
  expect(revoked).toHaveBeenCalledTimes(1);
  images.hold(URL_B);
  images.hold(URL_A);
  expect(asked.map(({ url }) => url)).toEqual([URL_A, URL_B, URL_A]);
});

test("an image that is not needed any more while it is on its way is not waited for", async () => {
  const { asked, load } = questions();
  const images = createStoredImages({ load });
  images.hold(URL_A)();
  expect(asked[0]?.signal.aborted).toBe(true);
  asked[0]?.answer(new Blob(["a"]));
  await settled();
  expect(images.state(URL_A)).toEqual({ step: "loading" });
});

test("a failed image is requested again on retry, a loaded one is not", async () => {
  const { asked, load } = questions();
  const images = createStoredImages({ load });
  images.hold(URL_A);
  images.hold(URL_B);
  asked[0]?.refuse();
  asked[1]?.answer(new Blob(["b"]));
  await settled();
  expect(images.state(URL_A)).toEqual({ step: "lost" });
  images.retryLost();
  expect(asked.map(({ url }) => url)).toEqual([URL_A, URL_B, URL_A]);
  asked[2]?.answer(new Blob(["a"]));
  await settled();
  expect(images.state(URL_A).step).toBe("there");
});

test("unused images can be dropped at once; shown ones stay", async () => {
  const { asked, load } = questions();
  const images = createStoredImages({ load });
  const giveBack = images.hold(URL_A);
  images.hold(URL_B);
  for (const question of asked) question.answer(new Blob(["a"]));
  await settled();
  giveBack();
  images.forgetIdle();
  expect(revoked).toHaveBeenCalledTimes(1);
  expect(images.state(URL_A).step).toBe("loading");
  expect(images.state(URL_B).step).toBe("there");
});

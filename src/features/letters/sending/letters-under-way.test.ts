import { expect, test } from "vitest";
import { piecesOfForm, whenThereIsMemory } from "./letters-under-way.server.ts";

/** A form that the test sends piece by piece. */
function openForm(clientAddress: string, now?: () => number) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>({}, undefined, { highWaterMark: 100 });
  const writer = writable.getWriter();
  writer.closed.catch(() => {});
  const received = (async () => {
    let bytes = 0;
    for await (const piece of piecesOfForm(readable, clientAddress, now)) bytes += piece.byteLength;
    return bytes;
  })().catch(({ kind }: { kind: string }) => kind);
  return {
    received,
    send: async (bytes: number) => writer.write(new Uint8Array(bytes)),
    end: () => writer.close(),
  };
}

async function sendWhole(clientAddress: string, now?: () => number): Promise<number | string> {
  const form = openForm(clientAddress, now);
  await form.end().catch(() => {});
  return form.received;
}

const ended = (forms: ReturnType<typeof openForm>[]) =>
  Promise.all(forms.map(({ end, received }) => end().then(() => received)));

test("one network that sends slowly leaves room for the letters of others, and gets its own back", async () => {
  const slow = ["2001:db8::1", "2001:db8::2"].map((address) => openForm(address));
  expect(await sendWhole("2001:db8::3")).toBe("Unavailable");
  expect(await sendWhole("203.0.113.7")).toBe(0);
  expect(await ended(slow)).toEqual([0, 0]);
  expect(await sendWhole("2001:db8::3")).toBe(0);
});

test.each([
  ["a /48 of IPv6", (index: number) => `2001:db8:0:${index}::1`, "2001:db8:1::1"],
  ["a /24 of IPv4", (index: number) => `203.0.113.${index}`, "198.51.100.1"],
])("the networks of %s leave room together", async (_wider, address, other) => {
  const slow = Array.from({ length: 6 }, (_, index) => openForm(address(index)));
  expect(await sendWhole(address(6))).toBe("Unavailable");
  expect(await sendWhole(other)).toBe(0);
  expect(await ended(slow)).toEqual(slow.map(() => 0));
});

test("where every place is taken, the slowest sender gives up its place, but nobody who sends well", async () => {
  let time = 0;
  const now = () => time;
  const forms = Array.from({ length: 40 }, (_, index) => openForm(`10.0.${index}.1`, now));
  expect(await sendWhole("10.1.0.1", now)).toBe("Unavailable");
  await Promise.all(forms.map(({ send }, index) => send(index === 7 ? 1000 : index === 8 ? 2000 : 300_000)));
  time = 11_000;
  const [first, second] = [openForm("10.1.0.1", now), openForm("10.1.1.1", now)];
  expect(await Promise.all([forms[7]?.received, forms[8]?.received])).toEqual(["Unavailable", "Unavailable"]);
  expect(await sendWhole("10.1.2.1", now)).toBe("Unavailable");
  expect(await ended([first, second])).toEqual([0, 0]);
  expect(await ended(forms.filter((_, index) => index !== 7 && index !== 8))).toEqual(Array(38).fill(300_000));
});

test("a few networks that begin again and again before they count as slow keep no other letter out", async () => {
  const forms = Array.from({ length: 40 }, (_, index) =>
    openForm(`2001:db8:${Math.floor(index / 6)}:${index}::1`, () => 1000),
  );
  for (const other of ["203.0.113.7", "198.51.100.1", "192.0.2.1"]) expect(await sendWhole(other, () => 1000)).toBe(0);
  const outcomes = await Promise.all(
    forms.map(({ end, received }) =>
      end()
        .catch(() => {})
        .then(() => received),
    ),
  );
  expect(outcomes.filter((outcome) => outcome === "Unavailable").length).toBeLessThanOrEqual(3);
});

test("few complete letters are in memory, and one that fails leaves its place", async () => {
  let most = 0;
  let now = 0;
  const handle = async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise(setImmediate);
    now -= 1;
    throw new Error("No letter.");
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => whenThereIsMemory(handle)));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(most).toBe(4);
  expect(await whenThereIsMemory(async () => "received")).toBe("received");
});

import { expect, test } from "vitest";
import { whenThereIsRoom } from "./letters-under-way.server.ts";

const outcome = (letter: Promise<string>) => letter.catch(({ kind }: { kind: string }) => kind);

test("one network that sends slowly leaves room for the letters of others, and gets its own back", async () => {
  const slow = Promise.withResolvers<string>();
  const first = ["2001:db8::1", "2001:db8::2"].map((address) => whenThereIsRoom(address, () => slow.promise));
  const more = Array.from({ length: 12 }, () => outcome(whenThereIsRoom("2001:db8::3", () => slow.promise)));
  expect(new Set(await Promise.all(more))).toEqual(new Set(["Unavailable"]));
  expect(await whenThereIsRoom("203.0.113.7", async () => "received")).toBe("received");
  slow.resolve("received at last");
  expect(await Promise.all(first)).toEqual(["received at last", "received at last"]);
  expect(await whenThereIsRoom("2001:db8::3", async () => "received")).toBe("received");
});

test("a letter that fails leaves its place", async () => {
  const failing = async () => Promise.reject({ kind: "Malformed" });
  for (let sent = 0; sent < 20; sent += 1) {
    expect(await outcome(whenThereIsRoom("203.0.113.7", failing))).toBe("Malformed");
  }
});

import { expect, test } from "vitest";
import { createSharedWork } from "./shared-work.server.ts";

test("work is shared by all who ask while it runs, and repeated for later ones", async () => {
  const { share } = createSharedWork<number>();
  let begun = 0;
  const pending = Promise.withResolvers<void>();
  const work = async () => {
    begun += 1;
    await pending.promise;
    return begun;
  };
  const together = [share("a", 1, work), share("a", 1, work), share("b", 1, work)];
  expect(begun).toBe(2);
  pending.resolve();
  expect(await Promise.all(together)).toEqual([2, 2, 2]);
  expect(await share("a", 1, work)).toBe(3);
});

test("work that was begun for another snapshot is not joined", async () => {
  const { share } = createSharedWork<string>();
  const pending = Promise.withResolvers<string>();
  const earlier = share("a", 1, () => pending.promise);
  const later = share("a", 2, async () => "after the save");
  expect(await later).toBe("after the save");
  pending.resolve("before the save");
  expect(await earlier).toBe("before the save");
});

test("work that fails fails for all, and is tried again", async () => {
  const { share } = createSharedWork<string>();
  const failing = () => Promise.reject(new Error("no"));
  await expect(Promise.all([share("a", 1, failing), share("a", 1, failing)])).rejects.toThrow("no");
  expect(await share("a", 1, async () => "yes")).toBe("yes");
});

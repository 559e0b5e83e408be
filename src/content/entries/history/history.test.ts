import { describe, expect, test } from "vitest";
import { bulkChangeSchema } from "../../calls/bulk.ts";
import { missingRevision } from "../../fields/revision.ts";
import { binnedEntrySchema, purgeLimit, purgeTime } from "../bin.ts";
import { changedWords } from "./changed-words.ts";

const ID = "0123456789abcdef01234567";

describe("the bin", () => {
  test("keeps an entry for thirty days, to the second", () => {
    const binnedAt = "2026-02-20T10:00:00.000Z";
    expect(purgeTime(binnedAt)).toBe("2026-03-22T10:00:00.000Z");
    expect(binnedAt <= purgeLimit(new Date("2026-03-22T09:59:59.999Z"))).toBe(false);
    expect(binnedAt <= purgeLimit(new Date("2026-03-22T10:00:00.000Z"))).toBe(true);
    expect(binnedEntrySchema.shape.kind.options).toEqual(["tusker", "article"]);
  });
});

describe("a history", () => {
  const present = { version: 4, createdAt: "2026-01-01T00:00:00.000Z", updatedAt: "2026-02-01T00:00:00.000Z" };

  test("lacks nothing where its newest line is the entry as it is", () => {
    expect(missingRevision(4, present)).toBeUndefined();
  });

  test("is incomplete if its first version is missing", () => {
    const line = { version: 4, action: "created", madeBy: null, madeAt: present.createdAt };
    expect(missingRevision(undefined, present)).toEqual(line);
  });

  test("lacks what changed with something else", () => {
    expect(missingRevision(3, present)).toEqual({
      version: 4,
      action: "changed",
      madeBy: null,
      madeAt: present.updatedAt,
    });
  });

  test("names fields in words, and new images once", () => {
    expect(changedWords(["statusAsOf", "tags"])).toBe("date of the status, tags");
    expect(changedWords(["images", "imageDetails"])).toBe("images");
    expect(changedWords(["imageDetails"])).toBe("image texts");
    expect(changedWords([])).toBe("");
  });
});

describe("a change of several entries", () => {
  const wrongFields = (body: unknown) => bulkChangeSchema.safeParse(body).error?.issues.map(({ path }) => path[0]);

  test("names each entry once", () => {
    expect(bulkChangeSchema.parse({ action: "bin", ids: [ID, ID] }).ids).toEqual([ID]);
  });

  test("says what is wrong with it", () => {
    expect(wrongFields({ action: "burn", ids: [ID] })).toEqual(["action"]);
    for (const ids of [[], Array(101).fill(ID), "all", ["x"]])
      expect(wrongFields({ action: "bin", ids })).toEqual(["ids"]);
  });
});

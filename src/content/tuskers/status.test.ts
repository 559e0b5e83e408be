import { expect, test } from "vitest";
import { STATUSES, TUSKER_STATUSES } from "./status.ts";

test("no other name means two statuses", () => {
  const names = TUSKER_STATUSES.flatMap((status) => [status, ...STATUSES[status].otherNames]);
  expect(names).toEqual([...new Set(names)].map((name) => name.toLowerCase()));
});

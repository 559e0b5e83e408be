import { expect, test } from "vitest";
import type { WorkItem, WorkState } from "../../../content/translation-work/edited-translation.ts";
import { queueOf, waitingIn } from "./queue.ts";

const item = (state: WorkState, id: string): WorkItem => ({
  ...{ kind: "tusker", _id: id, name: id, state },
  ...{ blocks: 5, translated: 0, behind: 0, unchecked: 0, machine: 0 },
});
const many = (state: WorkState, count: number) =>
  Array.from({ length: count }, (_, index) => item(state, `${state} ${index}`));
const idsOf = (items: readonly WorkItem[], id: string) =>
  queueOf(items, { kind: "tusker", _id: id }).map((group) => [group.state, group.total, group.items.map((i) => i._id)]);

test("the queue starts with what is behind, and leaves out what is done", () => {
  const items = [item("done", "d"), item("to translate", "t"), item("behind", "b")];
  expect(idsOf(items, "t")).toEqual([
    ["behind", 1, ["b"]],
    ["to translate", 1, ["t"]],
  ]);
  expect(waitingIn(items)).toBe(2);
});

test("what is done is shown while it is open", () => {
  expect(idsOf([item("behind", "b"), item("done", "d")], "d")).toEqual([
    ["behind", 1, ["b"]],
    ["done", 1, ["d"]],
  ]);
});

test.each([
  [0, [0, 1, 2, 3, 4, 5]],
  [5, [4, 5, 6, 7, 8, 9]],
  [19, [14, 15, 16, 17, 18, 19]],
])("of a long group, the %ith is shown with those around it", (open, shown) => {
  const items = [...many("behind", 9), ...many("to check", 20)];
  expect(idsOf(items, `to check ${open}`)).toEqual([
    ["behind", 9, [0, 1, 2, 3, 4, 5].map((index) => `behind ${index}`)],
    ["to check", 20, shown.map((index) => `to check ${index}`)],
  ]);
});

test("an entry and a page of the same id are two things", () => {
  const page = { ...item("behind", "home"), kind: "page" as const };
  const [group] = queueOf([...many("behind", 9), page], { kind: "page", _id: "home" });
  expect(group?.items.at(-1)).toBe(page);
});

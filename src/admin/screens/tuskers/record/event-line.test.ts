import { expect, test } from "vitest";
import { readEventLine } from "./event-line.ts";

test.each([
  [
    "2017-01-20 wounded in Yala by a trap gun",
    { date: "2017-01-20", kind: "wounded", place: "yala", text: "Wounded in Yala by a trap gun" },
  ],
  [
    "about 1953: born in Kandy District",
    { date: "1953~", kind: "born", place: "kandy", text: "Born in Kandy District" },
  ],
  ["16 July 1988 died of an illness", { date: "1988-07-16", kind: "died", text: "Died of an illness" }],
  [
    "1974 or 1978 given to the Sri Dalada Maligawa, Kandy",
    {
      date: "[1974,1978]",
      kind: "given",
      place: "sri-dalada-maligawa",
      text: "Given to the Sri Dalada Maligawa, Kandy",
    },
  ],
  ["2007 carried the casket", { date: "2007", kind: "procession", text: "Carried the casket" }],
  ["He walked", { text: "He walked" }],
  [
    "Nov 2022 treated for the injured foreleg, s1, S5",
    { date: "2022-11", kind: "treated", text: "Treated for the injured foreleg", sources: ["S1", "S5"] },
  ],
  ["1953 S1", { date: "1953", text: "", sources: ["S1"] }],
])("%j is understood", (line, event) => {
  expect(readEventLine(line)).toEqual({ sources: [], ...event });
});

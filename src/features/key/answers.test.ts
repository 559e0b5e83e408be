import { expect, test } from "vitest";
import { readAnswers, writeAnswers } from "./answers.ts";

const read = (text: string) => readAnswers(new URLSearchParams(text));

test("answers are read from the text of an address, and written in one order", () => {
  const text = "place=yala&year=2024&tusks=both&ear_edge.left=torn&tail_brush=unseen";
  const answers = read("tail_brush=unseen&ear_edge.left=torn&tusks=both&year=2024&place=yala");
  expect(answers).toEqual({
    place: "yala",
    year: 2024,
    unseen: ["tail_brush"],
    states: { tusks: "both", "ear_edge.left": "torn" },
  });
  expect(writeAnswers(answers).toString()).toBe(text);
});

test("whoever is not sure of the place is not asked again, and a place that is told counts", () => {
  expect(writeAnswers(read("place=unseen&tusks=both")).toString()).toBe("place=unseen&tusks=both");
  expect(read("place=unseen&place=yala")).toEqual({ place: "yala", unseen: [], states: {} });
});

test("what the key does not know is ignored, and the first of several values counts", () => {
  expect(read("place=No+where&year=soon&tusks=seven&ear_edge=torn&toString=1&__proto__=both&x=y")).toEqual({
    unseen: [],
    states: {},
  });
  expect(read("tusks=none&tusks=both&year=99999&year=2001&tusk_form=unseen&tusk_form=crossed")).toEqual({
    year: 2001,
    unseen: ["tusk_form"],
    states: { tusks: "none" },
  });
});

test("no more parameters are looked at than the key could have written", () => {
  let looked = 0;
  const many = new URLSearchParams("tusks=both");
  const endless = {
    *[Symbol.iterator]() {
      yield* many;
      for (;;) {
        looked += 1;
        yield ["tusks", "none"] as const;
      }
    },
  };
  expect(readAnswers(endless as unknown as URLSearchParams)).toEqual({ unseen: [], states: { tusks: "both" } });
  expect(looked).toBeLessThanOrEqual(100);
});

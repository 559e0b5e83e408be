import { expect, test } from "vitest";
import { quoteReply } from "./quote-reply.server.ts";

test("a reply is kept in one line, without what cannot be seen", () => {
  expect(quoteReply("550-No such\r\n550 \u0007mailbox\u202e \u2028here ", [])).toBe("550-No such 550 mailbox here");
});

test.each(["open sesame", "b3BlbiBzZXNhbWU=", "b3BlbiBzZXNhbWU", "open%20sesame"])(
  "a secret is left out in the form %s",
  (form) => {
    expect(quoteReply(`535 not ${form} again`, ["open", "open sesame", undefined, ""])).toBe("535 not … again");
  },
);

test("a long reply is cut, and never within a sign", () => {
  expect(quoteReply(`${"x".repeat(299)}🐘🐘`, [])).toBe(`${"x".repeat(299)}…`);
  expect(quoteReply("x".repeat(300), [])).toBe("x".repeat(300));
});

test("a word of two letters is no secret", () => {
  expect(quoteReply("It is what it is", ["is"])).toBe("It is what it is");
});

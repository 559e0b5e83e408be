import { expect, test } from "vitest";
import { answerAddress } from "./answer-address.ts";

test("an answer goes to the writer under the same subject", () => {
  expect(answerAddress({ email: "nimal@example.com", subject: "A name" })).toBe(
    "mailto:nimal@example.com?subject=Re%3A%20A%20name",
  );
});

test("a subject that is an answer already gets no second Re:", () => {
  expect(answerAddress({ email: "nimal@example.com", subject: "re: A name" })).toBe(
    "mailto:nimal@example.com?subject=re%3A%20A%20name",
  );
});

test("nothing that a visitor wrote becomes another field of the mail", () => {
  const address = answerAddress({ email: "a?bcc=b@example.com", subject: "x&body=y\r\nBcc: z" });
  const url = new URL(address);
  expect(decodeURIComponent(url.pathname)).toBe("a?bcc=b@example.com");
  expect([...url.searchParams]).toEqual([["subject", "Re: x&body=y\r\nBcc: z"]]);
});

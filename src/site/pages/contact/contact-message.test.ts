import { describe, expect, test } from "vitest";
import { contactMessageSchema } from "./contact-message.ts";

const MESSAGE = { name: "Kamala", email: "kamala@example.lk", subject: "Raja", message: "Hello,\n\nthank you." };
const problems = (fields: object) =>
  contactMessageSchema.safeParse({ ...MESSAGE, ...fields }).error?.issues.map(({ path }) => path.join("."));

describe("a visitor's message", () => {
  test("is taken as written, without the blanks around it", () => {
    expect(contactMessageSchema.parse({ ...MESSAGE, email: " kamala@example.lk ", name: " Kamala " })).toEqual(MESSAGE);
  });

  test("may come from an address in Sinhala letters, or one that was copied with its marks", () => {
    const emailOf = (email: string) => contactMessageSchema.parse({ ...MESSAGE, email }).email;
    expect(emailOf("nimal@example.ලංකා")).toBe("nimal@example.xn--fzc2c9e2c");
    expect(emailOf("\u2068kamala@example.lk\u2069")).toBe("kamala@example.lk");
  });

  test("needs all four fields", () => {
    expect(problems({ name: undefined, email: undefined, subject: undefined, message: undefined })).toEqual([
      "name",
      "email",
      "subject",
      "message",
    ]);
  });

  test.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(121) }, "name"],
    [{ name: "x\r\nBcc: a@b.lk" }, "name"],
    [{ email: "" }, "email"],
    [{ email: "kamala" }, "email"],
    [{ email: "a@b.lk, c@d.lk" }, "email"],
    [{ email: "=?utf-8?Q?a?=@b.lk" }, "email"],
    [{ email: "a@b.lk\nBcc: c@d.lk" }, "email"],
    [{ email: `${"a".repeat(250)}@b.lk` }, "email"],
    [{ subject: "x\nCc: a@b.lk" }, "subject"],
    [{ subject: "x".repeat(201) }, "subject"],
    [{ message: "" }, "message"],
    [{ message: "x".repeat(10_001) }, "message"],
    [{ message: null }, "message"],
    [{ to: "x" }, ""],
  ])("is refused with %j", (fields, path) => {
    expect(problems(fields)).toEqual([path]);
  });
});

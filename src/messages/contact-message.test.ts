import { describe, expect, test } from "vitest";
import { contactMessageSchema } from "./contact-message.ts";

const MESSAGE = { name: "Kamala", email: "kamala@example.lk", subject: "Raja", message: "Hello,\n\nthank you." };
const problems = (fields: object) =>
  contactMessageSchema
    .safeParse({ ...MESSAGE, ...fields })
    .error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

describe("a visitor's message", () => {
  test("is taken as written, without the blanks around it", () => {
    expect(contactMessageSchema.parse({ ...MESSAGE, email: " kamala@example.lk ", name: " Kamala " })).toEqual(MESSAGE);
  });

  test("needs all four fields", () => {
    expect(contactMessageSchema.safeParse({}).error?.issues.map(({ message }) => message)).toEqual([
      "Your name is required.",
      "Your email is required.",
      "Subject is required.",
      "Message is required.",
    ]);
  });

  test.each([
    [{ name: " " }, "name: Your name is required."],
    [{ name: "x".repeat(121) }, "name: Your name can have at most 120 characters."],
    [{ name: "x\r\nBcc: a@b.lk" }, "name: Your name must be one line."],
    [{ email: "" }, "email: Your email is required."],
    [{ email: "kamala" }, "email: This is not a complete email address, such as name@example.com."],
    [{ email: "a@b" }, "email: This is not a complete email address, such as name@example.com."],
    [{ email: "a@b.lk, c@d.lk" }, "email: This is not a complete email address, such as name@example.com."],
    [{ email: "=?utf-8?Q?a?=@b.lk" }, "email: This is not a complete email address, such as name@example.com."],
    [{ email: "a@b.lk\nBcc: c@d.lk" }, "email: This is not a complete email address, such as name@example.com."],
    [{ email: `${"a".repeat(250)}@b.lk` }, "email: Your email can have at most 254 characters."],
    [{ subject: "x\nCc: a@b.lk" }, "subject: Subject must be one line."],
    [{ subject: "x".repeat(201) }, "subject: Subject can have at most 200 characters."],
    [{ message: "" }, "message: Message is required."],
    [{ message: "x".repeat(10_001) }, "message: Message can have at most 10,000 characters."],
    [{ message: null }, "message: Message must be text."],
    [{ to: "x" }, ': Unrecognized key: "to"'],
  ])("is refused with %j", (fields, message) => {
    expect(problems(fields)).toEqual([message]);
  });
});

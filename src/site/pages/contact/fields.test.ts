import { expect, test } from "vitest";
import { contactMessageSchema } from "./contact-message.ts";
import { FIELDS, findErrors, LONGEST, readFields } from "./fields.ts";

const WHOLE = { name: "Ishara", email: "ishara@example.org", subject: "A photograph", message: "Three pictures." };

test("all four fields are required, and blanks are nothing", () => {
  const errors = findErrors({ name: " ", email: "", subject: "\t", message: "\n" }, false);
  expect(Object.keys(errors)).toEqual([...FIELDS]);
  expect(findErrors(WHOLE, false)).toEqual({});
});

test("an address that the browser refuses is distinguished from a missing one", () => {
  const wrong = findErrors({ ...WHOLE, email: "ishara@" }, true);
  const missing = findErrors({ ...WHOLE, email: "" }, true);
  expect([Object.keys(wrong), Object.keys(missing)]).toEqual([["email"], ["email"]]);
  expect(wrong.email).not.toBe(missing.email);
});

test("the words for what is missing are those of the API", () => {
  const empty = { name: "", email: "", subject: "", message: "" };
  const said = contactMessageSchema.safeParse(empty).error?.issues.map(({ path, message }) => [path[0], message]);
  expect(Object.fromEntries(said ?? [])).toEqual(findErrors(empty, false));
});

test("the fields accept as much as the API, and no more", () => {
  for (const field of ["name", "subject", "message"] as const) {
    expect(contactMessageSchema.safeParse({ ...WHOLE, [field]: "a".repeat(LONGEST[field]) }).success).toBe(true);
    expect(contactMessageSchema.safeParse({ ...WHOLE, [field]: "a".repeat(LONGEST[field] + 1) }).success).toBe(false);
  }
});

test("what is no text in a form counts as not given", () => {
  const form = new FormData();
  form.set("name", "Ishara");
  form.set("email", new File(["x"], "x.txt"));
  expect(readFields(form)).toEqual({ name: "Ishara", email: "", subject: "", message: "" });
});

import { expect, test } from "vitest";
import { checkPassword as check, passwordSchema } from "./password.ts";

const checkPassword = (password: string) => check(password, { username: "keeper" });
const isAccepted = (password: unknown) => passwordSchema.safeParse(password).success;

test("a password of 10 to 200 characters is accepted unchanged, including spaces", () => {
  expect(checkPassword("0163427589")).toBe("0163427589");
  expect(checkPassword("    k b t d q f")).toBe("    k b t d q f");
  const long = Array.from({ length: 100 }, (_, number) => `${number} `)
    .join("")
    .slice(0, 200);
  expect(checkPassword(long)).toBe(long);
});

test("a shorter or longer one is refused", () => {
  expect(isAccepted("016342758")).toBe(false);
  expect(isAccepted("x ".repeat(101))).toBe(false);
});

test("characters are counted as people count them, after normalisation", () => {
  expect(isAccepted("🐘".repeat(9))).toBe(false);
  const animals = ["🐘", "🦚", "🐆", "🐊", "🦌"];
  const many = Array.from({ length: 200 }, (_, number) => animals[Math.floor(Math.sqrt(number) * 7) % 5]).join("");
  expect(isAccepted(many)).toBe(true);
  expect(isAccepted("e\u0301".repeat(9))).toBe(false);
});

test("two ways to compose the same characters are the same password", () => {
  expect(checkPassword("cafe\u0301 au lait")).toBe(checkPassword("caf\u00e9 au lait"));
});

test("a missing password, one that is no text and half a character are refused", () => {
  expect(isAccepted(undefined)).toBe(false);
  expect(isAccepted(1234567890)).toBe(false);
  expect(isAccepted("half a character \ud83d")).toBe(false);
});

test("the error names the field", () => {
  const message = expect.any(String);
  const error = (path: string) => expect.objectContaining({ kind: "Invalid", errors: [{ path, message }] });
  expect(() => checkPassword("short")).toThrow(error("password"));
  expect(() => check("short", { username: "keeper" }, "newPassword")).toThrow(error("newPassword"));
});

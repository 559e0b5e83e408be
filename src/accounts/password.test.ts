import { expect, test } from "vitest";
import { checkPassword as check, passwordSchema } from "./password.ts";

const checkPassword = (password: string) => check(password, { username: "keeper" });
const messageOf = (password: unknown) => passwordSchema.safeParse(password).error?.issues[0]?.message;

test("a password of 10 to 200 characters is accepted unchanged, including spaces", () => {
  expect(checkPassword("0163427589")).toBe("0163427589");
  expect(checkPassword("    k b t d q f")).toBe("    k b t d q f");
  const long = Array.from({ length: 100 }, (_, number) => `${number} `)
    .join("")
    .slice(0, 200);
  expect(checkPassword(long)).toBe(long);
});

test("a shorter or longer one is refused with the limit named", () => {
  expect(messageOf("123456789")).toContain("at least 10");
  expect(messageOf("x".repeat(201))).toContain("at most 200");
});

test("characters are counted as people count them, after normalisation", () => {
  expect(messageOf("🐘".repeat(9))).toContain("at least 10");
  const animals = ["🐘", "🦚", "🐆", "🐊", "🦌"];
  const many = Array.from({ length: 200 }, (_, number) => animals[Math.floor(Math.sqrt(number) * 7) % 5]).join("");
  expect(messageOf(many)).toBeUndefined();
  expect(messageOf("e\u0301".repeat(9))).toContain("at least 10");
});

test("two ways to compose the same characters are the same password", () => {
  expect(checkPassword("cafe\u0301 au lait")).toBe(checkPassword("caf\u00e9 au lait"));
});

test.each([undefined, 1234567890, "half a character \ud83d"])("%j is no password", (password) => {
  expect(messageOf(password)).toMatch(/^Password /);
});

test("the error names the field", () => {
  const error = (path: string) =>
    expect.objectContaining({ kind: "Invalid", errors: [expect.objectContaining({ path })] });
  expect(() => checkPassword("short")).toThrow(error("password"));
  expect(() => check("short", { username: "keeper" }, "newPassword")).toThrow(error("newPassword"));
});

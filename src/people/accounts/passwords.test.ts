import { hash } from "@node-rs/argon2";
import { expect, test } from "vitest";
import { passwordSchema } from "./password.ts";
import { createPasswords, generatePassword } from "./passwords.server.ts";

const passwords = createPasswords();

test("a hash is Argon2id in PHC form, with memory and passes above the usual minimum", async () => {
  expect(await passwords.hash("a good long password")).toMatch(
    /^\$argon2id\$v=19\$m=32768,t=3,p=1\$[^$]{22}\$[^$]{43}$/,
  );
});

test("only the password that a hash was made from matches it", async () => {
  const stored = await passwords.hash("a good long password");
  expect(await passwords.verify(stored, "a good long password")).toBe(true);
  expect(await passwords.verify(stored, "a good long passwore")).toBe(false);
  expect(await passwords.verify(stored, "")).toBe(false);
});

test("the same characters match however the keyboard composed them", async () => {
  const stored = await passwords.hash("cafe\u0301 au lait");
  expect(await passwords.verify(stored, "caf\u00e9 au lait")).toBe(true);
});

test("two hashes of one password differ", async () => {
  expect(await passwords.hash("a good long password")).not.toBe(await passwords.hash("a good long password"));
});

test("a decoy is verified at the same cost as a real hash and matches nothing", async () => {
  const cost = (stored: string) => stored.split("$").slice(0, 4).join("$");
  const [decoy, real] = [passwords.makeDecoy(), await passwords.hash("a good long password")];
  expect(cost(decoy)).toBe(cost(real));
  expect(decoy).toHaveLength(real.length);
  expect(await passwords.verify(decoy, "a good long password")).toBe(false);
});

test("a hash with other costs is recognised as outdated", async () => {
  expect(passwords.isOutdated(await hash("a good long password", { memoryCost: 8192, timeCost: 1 }))).toBe(true);
  expect(passwords.isOutdated(await passwords.hash("a good long password"))).toBe(false);
});

test("a flood of checks is refused beyond what may wait, and the rest are answered", async () => {
  const stored = await passwords.hash("a good long password");
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => passwords.verify(stored, "wrong password")),
  );
  const refused = outcomes.filter((outcome) => outcome.status === "rejected");
  expect(outcomes.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(34);
  expect(refused).toHaveLength(6);
  expect(refused[0]?.reason).toMatchObject({ kind: "Unavailable", retryAfterSeconds: 5 });
});

test("a made-up password is readable, allowed and new every time", () => {
  const passwords = Array.from({ length: 200 }, generatePassword);
  for (const password of passwords) {
    expect(password).toMatch(/^([a-hjkmnp-z2-9]{4}-){4}[a-hjkmnp-z2-9]{4}$/);
    expect(passwordSchema.safeParse(password).success).toBe(true);
  }
  expect(new Set(passwords).size).toBe(200);
});

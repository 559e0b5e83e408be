import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { checkPassword, passwordSchema } from "./password.ts";
import { usernameSchema } from "./username.ts";

test.each([
  "password123",
  "P@ssw0rd-2026!",
  "Pa55word!!!",
  "1234567890",
  "0123456789",
  "9876543210",
  "aaaaaaaaaa",
  "1212121212",
  "abcabcabcabc",
  "abcdefghij",
  "qwertyuiop",
  "Administrator",
  "welcome2026",
  "iloveyou1234",
  "SriLankanTuskers",
  "tuskers2026!",
  "Sri Lanka 2026",
  "passwordpassword",
  "PasswordPassword1!",
  "aaaaaaaaab",
  "abcabcabca",
  "qwertyqwerty",
  "tuskertusker",
  "adminadminadmin",
  "srilankatuskers",
  "ILoveSriLanka!",
  "minecraft123",
  "1q2w3e4r5t",
  "q1w2e3r4t5",
  "qazwsxedcrfv",
  "!QAZ2wsx3edc",
  "asdf1234jk",
  "1122334455",
  "12345678901234567890",
])("%s is refused, for it is tried first", (password) => {
  expect(passwordSchema.safeParse(password).success).toBe(false);
});

test.each([
  "correct horse battery staple",
  "a long sentence of ours",
  "my password is a sentence",
  "tuskers walk at dawn",
  "4815162342ab",
  "kq7-Zm2-ww91",
  "assessed at noon",
  "පැරණි රජ raja ගස",
  "one two three four",
])("%s may be chosen", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each([
  ["kamala", "Kamala2026!"],
  ["kamala", "k4m4l4-k4m4l4"],
  ["Nimal Perera", "nimal-perera"],
  ["Nimal Perera", "PereraTuskers1"],
  ["nimal_99", "Nimal19991999"],
  ["නිමල් පෙරේරා", "නිමල්123456"],
  ["Straße", "strasse-12345"],
])("the account %s cannot have the password %s, which is its name", (username, password) => {
  expect(isCommonPassword(password)).toBe(false);
  expect(() => checkPassword(password, { username })).toThrow(expect.objectContaining({ kind: "Invalid" }));
  expect(checkPassword(password, { username: "somebody" })).toBe(password);
});

test.each(["аdmin", "kаmala", "nimаl perera", "αdmin", "admiո"])(
  "the name %s is refused, for it mixes scripts",
  (name) => {
    expect(usernameSchema.safeParse(name).success).toBe(false);
  },
);

test.each(["නිමල්", "நிமல்", "Ünal Åström", "Νίκος", "Олена", "山田たろう", "김 1", "nimal.perera-2"])(
  "the name %s may be chosen",
  (name) => {
    expect(usernameSchema.safeParse(name).success).toBe(true);
  },
);

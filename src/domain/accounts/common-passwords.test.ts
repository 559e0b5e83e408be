import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { passwordSchema } from "./password.ts";
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
])("%s is refused, for it is tried first", (password) => {
  expect(passwordSchema.safeParse(password).error?.issues[0]?.message).toBe(
    "This password is among the first that others would try. Please choose another one, such as three or four words.",
  );
});

test.each([
  "correct horse battery staple",
  "a long sentence of ours",
  "my password is a sentence",
  "tuskers walk at dawn",
  "4815162342ab",
  "kq7-Zm2-ww91",
])("%s may be chosen", (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test.each(["аdmin", "kаmala", "nimаl perera", "αdmin", "admiո"])(
  "the name %s is refused, for it mixes scripts",
  (name) => {
    expect(usernameSchema.safeParse(name).error?.issues[0]?.message).toBe(
      "Username may hold letters of one script only: those of two can look alike.",
    );
  },
);

test.each(["නිමල්", "நிமல்", "Ünal Åström", "Νίκος", "Олена", "山田たろう", "김 1", "nimal.perera-2"])(
  "the name %s may be chosen",
  (name) => {
    expect(usernameSchema.safeParse(name).success).toBe(true);
  },
);

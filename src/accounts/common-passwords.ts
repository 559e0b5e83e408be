import { accountKey } from "./username.ts";

/**
 * What the commonest passwords of ten and more characters are made of, and what somebody who guesses at this site would
 * try, one after the other too. In small letters without digits and signs: "P@ssw0rd-2026!" is "password".
 */
const COMMON = new Set(
  `password passwort passphrase passwd mypassword newpassword thepassword yourpassword
  welcome welcometo letmein iloveyou ilovehim loveyou sunshine princess football baseball basketball superman batman
  starwars pokemon minecraft fortnite roblox hello love ilove my the of and summer winter spring autumn trustno monkey dragon shadow master michael jennifer jessica charlie liverpool chelsea computer
  internet samsung google facebook whatever nothing secret access login guest root user test testing tester
  changeme default administrator admin administrators adminadmin superuser sysadmin webmaster webadmin system server
  qwerty qwertyuiop qwertyuiopas qwertyui qwertz qwertzuiop azerty azertyuiop asdfghjkl asdfghjklqwertyuiop asdfgh
  zxcvbnm qazwsx qazwsxedc qweasdzxc abcdef abcdefgh abcdefghij abcdefghijk abcabcabc
  tusker tuskers elephant elephants srilanka srilankan srilankans srilankantusker srilankantuskers tuskersofsrilanka
  lanka ceylon colombo kandy yala gemunu nadungamuwa nadungamuwaraja millangodaraja raja keeper keepers`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

const LETTERS: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
};

const asLetters = (text: string): string => text.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);

const lettersIn = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, "");

/** Rows of a keyboard, with what stands on the same keys. */
const KEY_ROWS = ["1234567890", "!@#$%^&*()", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

const KEYS = new Map(
  KEY_ROWS.flatMap((keys, index) =>
    Array.from(keys, (key, column) => [key, { row: Math.max(0, index - 1), column }] as const),
  ),
);

/** A few characters again and again, with or without a rest: "aaaaaaaaab", "abcabcabca", "passwordpassword". */
function isRepetition(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  // Of each beginning, the length of the longest part that it both begins and ends with.
  const borders = [0];
  for (let end = 1; end < text.length; end += 1) {
    let border = borders[end - 1] ?? 0;
    while (border > 0 && text[border] !== text[end]) border = borders[border - 1] ?? 0;
    borders.push(text[border] === text[end] ? border + 1 : 0);
  }
  return (borders.at(-1) ?? 0) * 2 >= text.length;
}

/** Characters that follow each other by their code, up or down: "1234567890", "abcdefghij". */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  // After 9 comes 0 on a keyboard.
  const most = steps.filter((step) => step === 1).length;
  const down = steps.filter((step) => step === -1).length;
  return Math.max(most, down) >= text.length - 2;
}

/** Mostly from one key to the next on a keyboard: "1q2w3e4r5t", "asdf1234jk". */
function isKeyboardWalk(text: string): boolean {
  const keys = Array.from(text, (character) => KEYS.get(character));
  const jumps = keys.slice(1).filter((key, index) => {
    const before = keys[index];
    return !key || !before || Math.abs(key.row - before.row) > 1 || Math.abs(key.column - before.column) > 1;
  });
  return jumps.length <= 0.3 * (text.length - 1);
}

/** Whether a text is nothing but such words, one after the other. */
function isMadeOf(text: string, words: Set<string>): boolean {
  const longest = Math.max(...Array.from(words, (word) => word.length));
  const reached = [true];
  for (let end = 1; end <= text.length; end += 1) {
    reached[end] = false;
    for (let start = Math.max(0, end - longest); start < end && !reached[end]; start += 1) {
      reached[end] = reached[start] === true && words.has(text.slice(start, end));
    }
  }
  return text !== "" && reached[text.length] === true;
}

/** A name and its parts, in letters alone; what is shorter than three would be found in any word. */
function wordsOfName(username: string): string[] {
  const key = accountKey(username);
  return [key, asLetters(key)]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersIn)
    .filter((word) => word.length >= 3);
}

/**
 * Whether this is among the passwords that are tried first. It need not be long to be told: ten characters are the least.
 * @param username of the account, where it is known: its name is tried first of all
 */
export function isCommonPassword(password: string, username = ""): boolean {
  const lower = password.toLowerCase().replace(/\s/g, "");
  if (isRepetition(lower) || isSequence(lower.replace(/(.)\1+/gu, "$1")) || isKeyboardWalk(lower)) return true;
  // Digits and signs at the ends are mostly added to the word, and those within it mostly stand for letters.
  const inner = lower.replace(/^[^\p{L}@$]+|[^\p{L}\p{M}]+$/gu, "");
  const words = new Set([...COMMON, ...wordsOfName(username)]);
  return [lower, asLetters(lower), asLetters(inner)].some((text) => isMadeOf(lettersIn(text), words));
}

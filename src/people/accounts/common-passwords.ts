import { accountKey } from "./username.ts";

/**
 * The words that the commonest passwords of ten and more characters consist of, also in combination, and the words that
 * an attacker of this site would try. In lower case, without digits and punctuation: "P@ssw0rd-2026!" becomes
 * "password".
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

/** Keyboard rows; the second one lists the shifted characters of the first. */
const KEY_ROWS = ["1234567890", "!@#$%^&*()", "qwertyuiop", "asdfghjkl", "zxcvbnm"];

const KEYS = new Map(
  KEY_ROWS.flatMap((keys, index) =>
    Array.from(keys, (key, column) => [key, { row: Math.max(0, index - 1), column }] as const),
  ),
);

/** A few characters repeated, with or without a remainder: "aaaaaaaaab", "abcabcabca", "passwordpassword". */
function isRepetition(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  // For each prefix, the length of its longest border: a proper prefix that is also its suffix.
  const borders = [0];
  for (let end = 1; end < text.length; end += 1) {
    let border = borders[end - 1] ?? 0;
    while (border > 0 && text[border] !== text[end]) border = borders[border - 1] ?? 0;
    borders.push(text[border] === text[end] ? border + 1 : 0);
  }
  return (borders.at(-1) ?? 0) * 2 >= text.length;
}

/** Consecutive character codes, up or down: "1234567890", "abcdefghij". */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  // One other step is allowed: on a keyboard 0 comes after 9.
  const most = steps.filter((step) => step === 1).length;
  const down = steps.filter((step) => step === -1).length;
  return Math.max(most, down) >= text.length - 2;
}

/** Mostly adjacent keys on a keyboard: "1q2w3e4r5t", "asdf1234jk". */
function isKeyboardWalk(text: string): boolean {
  const keys = Array.from(text, (character) => KEYS.get(character));
  const jumps = keys.slice(1).filter((key, index) => {
    const before = keys[index];
    return !key || !before || Math.abs(key.row - before.row) > 1 || Math.abs(key.column - before.column) > 1;
  });
  return jumps.length <= 0.3 * (text.length - 1);
}

/** Whether a text consists only of these words, one after the other. */
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

/** A name and its parts, as letters only. Parts shorter than three letters are left out: they occur in any word. */
function wordsOfName(username: string): string[] {
  const key = accountKey(username);
  return [key, asLetters(key)]
    .flatMap((name) => [name, ...name.split(/[^\p{L}\p{M}]+/u)])
    .map(lettersIn)
    .filter((word) => word.length >= 3);
}

/**
 * Whether a password is among those that attackers try first. Only for passwords of at least ten characters.
 * @param username of the account, if known: attackers try it first
 */
export function isCommonPassword(password: string, username = ""): boolean {
  const lower = password.toLowerCase().replace(/\s/g, "");
  if (isRepetition(lower) || isSequence(lower.replace(/(.)\1+/gu, "$1")) || isKeyboardWalk(lower)) return true;
  // Digits and punctuation at the ends are mostly added to a word, and those within it mostly replace letters.
  const inner = lower.replace(/^[^\p{L}@$]+|[^\p{L}\p{M}]+$/gu, "");
  const words = new Set([...COMMON, ...wordsOfName(username)]);
  return [lower, asLetters(lower), asLetters(inner)].some((text) => isMadeOf(lettersIn(text), words));
}

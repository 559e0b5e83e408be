/**
 * What the commonest passwords of ten and more characters are made of, and what somebody who guesses at this site would
 * try. In small letters without digits and signs: "P@ssw0rd-2026!" is "password".
 */
const COMMON = new Set(
  `password passwort passphrase passwd mypassword newpassword thepassword yourpassword
  welcome welcometo letmein iloveyou ilovehim loveyou sunshine princess football baseball basketball superman batman
  starwars pokemon trustno monkey dragon shadow master michael jennifer jessica charlie liverpool chelsea computer
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

const wordsIn = (text: string): string => text.replace(/[^a-z]/g, "");

/** One character or a few, again and again: "aaaaaaaaaa", "abcabcabcabc", "1212121212". */
const isRepetition = (text: string): boolean => {
  const start = (text + text).indexOf(text, 1);
  return start < text.length && start <= 4;
};

/** Characters that follow each other by their code, up or down: "1234567890", "abcdefghij". */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (character, index) => character.charCodeAt(0) - text.charCodeAt(index));
  // After 9 comes 0 on a keyboard.
  const most = steps.filter((step) => step === 1).length;
  const down = steps.filter((step) => step === -1).length;
  return Math.max(most, down) >= text.length - 2;
}

/** Whether this is among the passwords that are tried first. It need not be long to be told: ten characters are the least. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase().replace(/\s/g, "");
  if (isRepetition(lower) || isSequence(lower)) return true;
  const asLetters = lower.replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  // Digits and signs at the ends are mostly added to the word, and those within it mostly stand for letters.
  const inner = lower.replace(/^[^a-z@$]+|[^a-z]+$/g, "").replace(/[013457@$]/g, (sign) => LETTERS[sign] ?? sign);
  return [wordsIn(lower), wordsIn(asLetters), wordsIn(inner)].some((word) => COMMON.has(word));
}

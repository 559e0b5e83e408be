/**
 * Every character that a reader sees something of. Braille's empty cell, the null notehead and two hieroglyphs are drawn
 * as blanks; the object sign is what is left of an image that was copied with a text; a mark shows only on a letter.
 */
const SEEN =
  /[^\s\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\ufffc\u{1d159}\u{13441}\u{13442}]/u;

/** Whether readers see nothing of a text: no letter, digit or sign stands in it. */
export const showsNothing = (text: string): boolean => !SEEN.test(text);

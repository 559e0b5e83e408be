/**
 * What a name sounds like, between reading it in one script and writing it in another: one ASCII character for each
 * sound, everything else as it is.
 *
 * Vowels: a i u e o and æ (q), long ones A I U E O Q, ai (Y), au (W). Consonants: k g c j p b m y r l v s h f; dental t d
 * n, retroflex T D N L, the two kinds of sh (S, X), the nasals of k and c (G, J), the nasal that follows its neighbour
 * (M); H is the breath after a consonant.
 */
export type Sounds = string;

const VOWELS = new Set("aAqQiIuUeEoOYW");
const CONSONANTS = new Set("kgcjTDNtdnpbmyrlLvsSXhfGJM");

export const isVowel = (sound: string | undefined): boolean => sound !== undefined && VOWELS.has(sound);
export const isConsonant = (sound: string | undefined): boolean => sound !== undefined && CONSONANTS.has(sound);

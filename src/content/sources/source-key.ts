import { z } from "zod";

/** The permanent key of a source in the library: `S56`. */
export const SOURCE_KEY = /^S[1-9]\d{0,6}$/;

export const sourceKeySchema = z
  .string("The key of a source must be text.")
  .regex(SOURCE_KEY, "The key of a source is an S and a number, such as S56.")
  .meta({ description: "The permanent key of a source.", example: "S56" });

/** The number in a key: 56 of `S56`. */
export const numberOfKey = (key: string): number => Number(key.slice(1));

/** The highest number that a new source may bring with it. Beyond it the site alone gives numbers. */
export const HIGHEST_CHOSEN_NUMBER = 999_999;

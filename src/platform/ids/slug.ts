import { z } from "zod";
import { looksLikeId } from "./identifier-kind.ts";

/** The longest slug, in characters. */
export const MAX_SLUG_LENGTH = 80;

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A slug as an administrator may set it: lower-case ASCII words joined by single hyphens. */
export const slugSchema = z
  .string({ error: "The address name must be text." })
  .min(1, "The address name is required.")
  .max(MAX_SLUG_LENGTH, `The address name can have at most ${MAX_SLUG_LENGTH} characters.`)
  .regex(
    SLUG,
    "The address name must consist of lower-case letters a to z and digits, in words joined by single hyphens.",
  )
  .refine((slug) => !looksLikeId(slug), "The address name must not look like a database id.")
  .meta({ description: "Lower-case ASCII words joined by hyphens.", example: "nadungamuwa-raja" });

/** Shortens a slug to at most `length` characters, between words if possible. */
export function cutSlug(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const head = slug.slice(0, length + 1);
  const lastHyphen = head.lastIndexOf("-");
  return lastHyphen > 0 ? head.slice(0, lastHyphen) : slug.slice(0, length);
}

/** The first of `base`, `base-2`, `base-3` … that is not taken, shortened to the maximum length. */
export function nextSlug(base: string, taken: (slug: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `-${number}`;
    const slug = cutSlug(base, MAX_SLUG_LENGTH - ending.length) + ending;
    if (!taken(slug)) return slug;
  }
}

import { normalised } from "./normalised.ts";
import { printable } from "./printable.ts";
import { showsNothing } from "./shows-nothing.ts";

/** A plain text as it is stored: printable, trimmed, in one Unicode form, and empty if it shows nothing. */
export function tidied(text: string): string {
  const inOneForm = normalised(printable(text)).trim();
  return showsNothing(inOneForm) ? "" : inOneForm;
}

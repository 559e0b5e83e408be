import type { AddressCheck, AddressProblem, AddressState } from "../../../content/sources/address-check.ts";
import type { LibrarySource } from "../../../content/sources/library-source.ts";
import type { IconName } from "../../../ui/kit/icon-names.ts";

export const STATE_WORDS: Record<AddressState, string> = {
  alive: "Alive",
  moved: "Moved",
  gone: "Gone",
  "title-changed": "Another page",
  unreachable: "Cannot be reached",
  "not-checked": "Not checked",
};

const STATE_ICONS: Record<AddressState, IconName> = {
  alive: "check",
  moved: "arrow-right",
  gone: "unlink",
  "title-changed": "triangle-alert",
  unreachable: "cloud-fog",
  "not-checked": "eye-off",
};

type Tone = "good" | "info" | "bad" | "plain";

const STATE_TONES: Record<AddressState, Tone> = {
  alive: "good",
  moved: "info",
  gone: "bad",
  "title-changed": "info",
  unreachable: "info",
  "not-checked": "plain",
};

/** The state of a source's address as a word with an icon. */
export function addressWord(
  { url, archiveUrl }: Pick<LibrarySource, "url" | "archiveUrl">,
  check: AddressCheck | undefined,
): { word: string; icon?: IconName; tone: Tone } {
  if (url === null) {
    return archiveUrl === null
      ? { word: "No address", tone: "plain" }
      : { word: "Archived", icon: "archive", tone: "plain" };
  }
  const state = check?.state ?? null;
  if (state === null) return { word: "Not checked yet", icon: "clock", tone: "plain" };
  if (state === "gone" && archiveUrl !== null) return { word: "Gone, archived", icon: "archive", tone: "good" };
  return { word: STATE_WORDS[state], icon: STATE_ICONS[state], tone: STATE_TONES[state] };
}

/** What was found, as a sentence. */
export const PROBLEM_SENTENCES: Record<AddressProblem, string> = {
  missing: "The site says that this page does not exist.",
  time: "The site took too long to answer.",
  name: "There is no site of this name.",
  server: "The site answers with an error.",
  line: "The connection to the site failed.",
  redirects: "The site leads on and on.",
  robots: "The site asks programs not to read this page (robots.txt). Please look yourself.",
  status: "The site refuses programs. Please look yourself.",
  address: "Addresses of this kind are not checked. Please look yourself.",
  certificate: "The certificate of the site is not valid.",
  "front-page": "It leads to the front page of its site: the text itself is probably gone.",
};

/** Where a keeper can look for an archived copy. The site itself never asks there. */
export const archiveSearch = (url: string): string => `https://web.archive.org/web/*/${url}`;

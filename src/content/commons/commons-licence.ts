import { cutWithDots } from "../rich-text/cut-text.ts";

/** What Wikimedia Commons says of the terms of a file, as plain text. */
type ToldTerms = {
  /** The short name of the licence, such as `CC BY-SA 4.0`. */
  name: string;
  isNonFree: boolean;
};

type Judged = { licence: string; refusal?: undefined } | { licence: string | null; refusal: string };

/** Rest: a country, older versions that count as well, or a plus sign for later ones. */
const ATTRIBUTION = /^cc[ -]by(?<alike>[ -]sa)?[ -](?<version>\d\.\d)(?<rest>[ -][a-z]{2,8}|(?:[-,/ ]+\d\.\d)+|\+)?$/i;
/** A name that is no licence may be a text of any length. */
const MOST_SHOWN = 100;
const TAKEN = "The site takes CC0, public domain, CC BY and CC BY-SA.";

const has = (name: string, part: string): boolean => new RegExp(`(?<![a-z])${part}(?![a-z])`, "i").test(name);

/** Whether the licence of a file allows its use on the site, and how it is written; otherwise why not. */
export function judgeLicence({ name, isNonFree }: ToldTerms): Judged {
  if (name === "") return { licence: null, refusal: "This page names no licence, so the image cannot be used." };
  const shown = cutWithDots(name, MOST_SHOWN);
  const refused = (why: string) => ({ licence: shown, refusal: why });
  if (has(name, "nc") || /non[- ]?commercial/i.test(name))
    return refused(`“${shown}” does not allow commercial use, so the image cannot be used. ${TAKEN}`);
  if (has(name, "nd") || /no[- ]?deriv/i.test(name))
    return refused(`“${shown}” does not allow changes, so the image cannot be used. ${TAKEN}`);
  if (isNonFree) return refused("This image is not free to use.");
  if (/^cc[ -]?0(?![a-z\d.])/i.test(name)) return { licence: "CC0" };
  if (/^(?:public domain|pd)(?![a-z])/i.test(name)) return { licence: "Public domain" };
  const { alike, version, rest } = ATTRIBUTION.exec(name)?.groups ?? {};
  if (version === undefined) return refused(`The image cannot be used under “${shown}”. ${TAKEN}`);
  const country = /^[ -][a-z]/i.test(rest ?? "") ? ` ${rest?.slice(1).toLowerCase()}` : "";
  return { licence: `CC BY${alike === undefined ? "" : "-SA"} ${version}${country}` };
}

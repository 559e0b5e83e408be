import { BLANK_VALUES } from "../../../admin/screens/tuskers/record/blank-values.ts";
import { readTypedDate } from "../../../admin/screens/tuskers/record/typed-date.ts";
import type { TuskerValues } from "../../../admin/screens/tuskers/tusker-definition.ts";
import { isPlaceKey } from "../../../content/places/places.ts";
import type { Account } from "../../../content/record/record.ts";
import { type ClaimProperty, DEATH_CAUSES, KEEPERS } from "../../../content/record/vocabulary.ts";
import { DEATH_CAUSE_LABELS, KEEPER_LABELS } from "../../../content/record/words.ts";
import { TUSKER_STATUSES } from "../../../content/tuskers/status.ts";
import { STATUS_LABELS } from "../../../content/tuskers/words.ts";
import type { Letter } from "../letter.ts";
import type { LetterProposal } from "./proposal.ts";

const METRES_PER_FOOT = 0.3048;

/** The first number of a text, in metres where it is a measure: "10.5 feet" is 3.2. */
function readNumber(text: string, isLength: boolean): number | undefined {
  const [, digits, unit = ""] = /(\d{1,4}(?:\.\d{1,3})?)\s*([a-z'′]{0,6})/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const number = Number(digits);
  if (!isLength) return number;
  if (/^(?:f(?:ee|oo)?t|['′])/i.test(unit)) return Math.round(number * METRES_PER_FOOT * 100) / 100;
  return /^cm/i.test(unit) ? number / 100 : number;
}

const named = <Value extends string>(values: readonly Value[], labels: Record<Value, string>, text: string) =>
  values.find((value) => text.toLowerCase().includes(labels[value].toLowerCase()));

/** What a reader typed as the value of a fact, as far as it can be read; otherwise what a new account starts with. */
function readValue(property: ClaimProperty, typed: string): unknown {
  const text = typed.trim();
  switch (property) {
    case "born":
    case "died":
      return readTypedDate(text) ?? text;
    case "origin":
      return text.replace(/\s+/g, " ").slice(0, 400);
    case "status":
      return named(TUSKER_STATUSES, STATUS_LABELS, text) ?? BLANK_VALUES.status;
    case "deathCause":
      return named(DEATH_CAUSES, DEATH_CAUSE_LABELS, text) ?? BLANK_VALUES.deathCause;
    case "keeper":
      return named(KEEPERS, KEEPER_LABELS, text) ?? BLANK_VALUES.keeper;
    default: {
      const number = readNumber(text, property !== "age");
      return number === undefined ? BLANK_VALUES[property] : { min: number, max: number };
    }
  }
}

/**
 * The values of the form with what a letter tells. Nothing that stands there is replaced: an account is added behind the
 * others, an event and an image at the end.
 */
export function withLetter(values: TuskerValues, { change }: LetterProposal, letter: Letter): TuskerValues {
  switch (change.kind) {
    case "fact": {
      const { property, typed, sources } = change;
      const account: Account = { value: readValue(property, typed), certainty: "certain", sources };
      const accounts = [...((values.claims[property] ?? []) as Account[]), account];
      return { ...values, claims: { ...values.claims, [property]: accounts } as TuskerValues["claims"] };
    }
    case "event": {
      const { date, place, text, sources } = change;
      const event = {
        kind: "other" as const,
        date,
        text,
        certainty: "certain" as const,
        sources,
        ...(place !== null && isPlaceKey(place) && { place }),
      };
      return { ...values, events: [...values.events, event] };
    }
    case "image": {
      const { photograph, licence, takenOn } = letter;
      if (photograph === null || values.pictures.some(({ url }) => url === photograph.url)) return values;
      const { url, width, height } = photograph;
      const { alt, credit } = change;
      const image = { url, width, height, alt, credit, licence: licence ?? "", takenOn: takenOn ?? "", focus: null };
      return { ...values, pictures: [...values.pictures, image] };
    }
    default:
      return values;
  }
}

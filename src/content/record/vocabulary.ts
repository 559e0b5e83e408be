// The closed lists of the record. Imported by public pages: no schemas here. Their words are in words.ts.
export * from "./characters.ts";

export const CERTAINTIES = ["certain", "likely", "disputed"] as const;
export type Certainty = (typeof CERTAINTIES)[number];

export const DEATH_CAUSES = [
  "shot",
  "electrocuted",
  "snare",
  "explosive_bait",
  "train",
  "poison",
  "fight",
  "in_transport",
  "illness",
  "age",
  "natural",
  "unknown",
] as const;
export type DeathCause = (typeof DEATH_CAUSES)[number];

export const KEEPERS = ["temple", "department", "private"] as const;
export type Keeper = (typeof KEEPERS)[number];

/** The facts that can have accounts, in the order in which a page shows them and numbers their sources. */
export const CLAIM_PROPERTIES = [
  "status",
  "born",
  "died",
  "deathCause",
  "age",
  "height",
  "tuskLength",
  "origin",
  "keeper",
] as const;
export type ClaimProperty = (typeof CLAIM_PROPERTIES)[number];

export const EVENT_KINDS = [
  "born",
  "first_recorded",
  "captured",
  "orphaned",
  "given",
  "moved",
  "released",
  "wounded",
  "treated",
  "fought",
  "tusk_lost",
  "musth",
  "last_recorded",
  "feared_lost",
  "died",
  "preserved",
  "honoured",
  "procession",
  "offence",
  "harmed_person",
  "other",
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Harm between a tusker and people: no class reads of it, and nothing of such a life is told in machine-made words. */
export const HARM: readonly EventKind[] = ["offence", "harmed_person"];

/** Where on the body a mark is. */
export const MARK_PLACES = ["head", "trunk", "shoulder", "flank", "belly", "rump", "foreleg", "hindleg"] as const;
export type MarkPlace = (typeof MARK_PLACES)[number];

/** What the other animal is to this one. */
export const RELATION_KINDS = [
  "son_of",
  "father_of",
  "brother",
  "companion",
  "rival",
  "successor_of",
  "predecessor_of",
  "often_mistaken_for",
  "namesake",
  "see_also",
] as const;
export type RelationKind = (typeof RELATION_KINDS)[number];

/** The same relation, seen from the other animal. */
export const INVERSE_RELATIONS: Record<RelationKind, RelationKind> = {
  son_of: "father_of",
  father_of: "son_of",
  brother: "brother",
  companion: "companion",
  rival: "rival",
  successor_of: "predecessor_of",
  predecessor_of: "successor_of",
  often_mistaken_for: "often_mistaken_for",
  namesake: "namesake",
  see_also: "see_also",
};

import type { ClaimProperty } from "../../../content/record/vocabulary.ts";
import { isRecord } from "../../../platform/text/is-record.ts";

/** What an editor makes of a letter: the change with which the form of the tusker opens. */
export type LetterProposal = {
  letterId: string;
  /** What its reader is told once the change is saved. */
  answer: string;
  change:
    | { kind: "fact"; property: ClaimProperty; typed: string; sources: string[] }
    | { kind: "event"; date: string; place: string | null; text: string; sources: string[] }
    | { kind: "image"; alt: string; credit: string }
    /** The letter only stands beside the form. */
    | { kind: "beside" };
};

/** The proposal that the screen of letters hands to the form, by the state of the address. */
export const proposalIn = (state: unknown): LetterProposal | undefined =>
  isRecord(state) && isRecord(state.proposal) ? (state.proposal as LetterProposal) : undefined;

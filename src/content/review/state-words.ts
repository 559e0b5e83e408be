import type { SubmissionState } from "./submission.ts";

/** How the admin area names the states, and the tone of their badges. */
export const STATE_WORDS: Record<SubmissionState, { label: string; tone: "good" | "info" | "bad" | "plain" }> = {
  waiting: { label: "Waiting", tone: "info" },
  sent_back: { label: "Sent back", tone: "bad" },
  approved: { label: "Approved", tone: "good" },
  taken_back: { label: "Taken back", tone: "plain" },
  ended: { label: "Ended", tone: "plain" },
};

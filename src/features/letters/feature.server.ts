import { may } from "../../people/accounts/roles.ts";
import type { Feature } from "../feature.ts";
import { keepDeletingOldLetters } from "./answering/delete-letter.server.ts";
import { countLetters } from "./letter-rows.server.ts";

export const letters: Feature = {
  adminCounts: async (db, role) =>
    may(role, "read letters") ? { letters: { open: await countLetters(db, { closed: false }) } } : {},
  beginUpkeep: keepDeletingOldLetters,
};

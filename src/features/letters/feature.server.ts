import { may } from "../../people/accounts/roles.ts";
import { counted } from "../../platform/text/counted.ts";
import type { Feature } from "../feature.ts";
import { deleteLetter, deleteOldLetters, keepDeletingOldLetters } from "./answering/delete-letter.server.ts";
import { countLetters } from "./letter-rows.server.ts";

const countedLetters = (count: number): string => counted(count, "letter", "letters");

export const letters: Feature = {
  adminCounts: async (db, role) =>
    may(role, "read letters") ? { letters: { open: await countLetters(db, { closed: false }) } } : {},
  beginUpkeep: keepDeletingOldLetters,
  deleteOld: async (services) => countedLetters(await deleteOldLetters(services)),
  laterRemoval: {
    listed: { action: "deleted", kind: "letter" },
    repeat: (services, { id }) => deleteLetter(services, id ?? "", { by: null }),
    counted: countedLetters,
  },
};

import type { Feature } from "../feature.ts";
import { keepDeletingOldLetters } from "./answering/delete-letter.server.ts";

export const letters: Feature = { beginUpkeep: keepDeletingOldLetters };

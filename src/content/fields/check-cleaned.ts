import { AppError } from "../../platform/errors/app-error.ts";
import { words } from "../safety/words.ts";
import { isBlankRichText } from "./blank-rich-text.ts";
import { type Content, type Fields, fieldsOf, type SentFields } from "./fields.ts";
import { tooManyMarks } from "./text-marks.ts";

/**
 * Checks the limits of rich texts again after cleaning, which removes markup, closes tags and writes characters as
 * entities. A text beyond them could not be saved again, restored or imported.
 * @throws AppError `Invalid` for a required text that shows nothing, and for one that has become too long
 */
export function checkCleaned<Table extends Fields, Merged extends Content<Table>>(
  table: Table,
  labels: Readonly<Record<string, string>>,
  sent: SentFields<Table>,
  merged: Merged,
): Merged {
  const errors = fieldsOf(table).flatMap(([name, field]) => {
    const text: unknown = merged[name];
    if (field.kind !== "richText" || typeof sent[name] !== "string" || typeof text !== "string") return [];
    const label = labels[name] ?? name;
    if (field.required && isBlankRichText(text)) return [{ path: name, message: words.required(label) }];
    const message = text.length > field.max ? words.tooLong(label, field.max) : tooManyMarks(label, text);
    return message === undefined ? [] : [{ path: name, message }];
  });
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
  return merged;
}

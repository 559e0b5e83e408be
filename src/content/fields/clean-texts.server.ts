import { inSlices } from "../../platform/jobs/in-slices.server.ts";
import { cleanInSteps } from "../rich-text/clean-rich-text.ts";
import { type Fields, fieldsOf } from "./fields.ts";

/**
 * A body with its rich texts as they are stored: sanitised, in slices between which others are served. They are trimmed
 * after cleaning, which removes markup around spaces and decodes `&nbsp;`.
 */
export async function cleanTexts<Sent extends object>(table: Fields, sent: Sent): Promise<Sent> {
  const cleaned = { ...sent } as Record<string, unknown>;
  for (const [name, { kind }] of fieldsOf(table)) {
    const source = cleaned[name];
    if (kind !== "richText" || typeof source !== "string") continue;
    cleaned[name] = (await inSlices(cleanInSteps(source))).html.trim();
  }
  return cleaned as Sent;
}

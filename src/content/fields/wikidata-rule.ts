import { z } from "zod";
import { isWikidataItem, MAX_WIKIDATA_LENGTH, withoutAddress } from "../../platform/ids/wikidata-item.ts";

/** An item of Wikidata, sent as its number or its address and stored as its number. */
export function wikidataRule(label: string) {
  const message = `${label} must be the number of an item, such as Q42, or its address on wikidata.org.`;
  return z
    .string(message)
    .trim()
    .max(MAX_WIKIDATA_LENGTH, { error: message, abort: true })
    .overwrite(withoutAddress)
    .refine(isWikidataItem, message);
}

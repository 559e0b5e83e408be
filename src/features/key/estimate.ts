import { z } from "zod";
import { multiLine } from "../../content/safety/plain-text.ts";
import { sourceKeySchema } from "../../content/sources/source-key.ts";

const TOTAL = "The number of wild tuskers must be a whole number from 1 to 100,000.";

/** How many wild tuskers live on the island, as the keeper of the directory estimates. */
export const estimateSchema = z
  .strictObject({
    total: z.int(TOTAL).min(1, TOTAL).max(100_000, TOTAL).meta({ example: 142 }),
    note: multiLine({ min: 1, max: 300, label: "The note" }).meta({
      description: "Whose figure it is, in one sentence. The page of the key shows it.",
    }),
    source: sourceKeySchema.nullable().meta({ description: "The key of its source in the library." }),
  })
  .meta({ id: "KeyEstimate" });

export type Estimate = z.output<typeof estimateSchema>;

/** What counts until the keeper sets another. */
export const DEFAULT_ESTIMATE: Omit<Estimate, "source"> = {
  total: 142,
  note: "The Department of Wildlife Conservation quoted this number in 2022.",
};

/** Where the source of the default stands, if the library has it. */
export const DEFAULT_SOURCE_URL = "https://ceylontoday.lk/2022/09/16/wild-jumbo-population-exceeds-7000";

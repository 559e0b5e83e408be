import { countNeedingAttention } from "../../content/source-library/library-rows.server.ts";
import { countAddressStates, findLastCheck } from "../../content/sources/rows/check-rows.server.ts";
import type { Config } from "../../platform/config/config.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { counted } from "../../platform/text/counted.ts";
import { type Finding, hint, ok } from "./finding.server.ts";

/** Each address has its turn once a week. The day more is for a site that was stopped for some hours. */
const OVERDUE_MS = 8 * 24 * 60 * 60 * 1000;

/** Whether the weekly check of addresses runs, and what it found. Requests nothing itself. */
export async function checkSources(
  { sourceCheck }: Pick<Config, "sourceCheck">,
  db: Queryable,
  now: Date,
): Promise<Finding> {
  if (!sourceCheck) return ok("sources", "Their addresses are not checked: SOURCE_CHECK is off.");
  const states = await countAddressStates(db);
  const last = await findLastCheck(db);
  if (last === undefined) return ok("sources", "Their addresses are to be checked, and none was checked yet.");
  const found = `${counted(states.gone, "address is", "addresses are")} gone.`;
  if (now.getTime() - last.getTime() > OVERDUE_MS) {
    return hint(
      "sources",
      `Their addresses are to be checked every week, but the last check was at ${last.toISOString()}; ${found}`,
      "Start the site: it checks while it runs. If it was running, its log says what failed.",
    );
  }
  const sentence = `Their addresses are checked, the last one at ${last.toISOString()}; ${found}`;
  const attention = await countNeedingAttention(db);
  if (attention === 0) return ok("sources", sentence);
  return hint(
    "sources",
    sentence,
    `${counted(attention, "address needs", "addresses need")} attention, in the admin area under Sources.`,
  );
}

import { expect, test } from "vitest";
import { openTestServices } from "../../../../tests/support/test-services.ts";
import { foldForSearch } from "../../../platform/text/fold.ts";
import { listDuplicates } from "./duplicates.server.ts";
import { insertSources } from "./source-rows.server.ts";

const MANY = 5000;
const TOPICS = ["elephant", "tusker", "report", "temple", "perahera", "forest", "officer", "fence", "rescue", "herd"];

/** Ten words of the same few, as titles of one subject are. */
const titleOf = (number: number): string =>
  `${TOPICS.map((_, index) => TOPICS[(number * (index + 3) + index * index) % TOPICS.length]).join(" ")} ${number}`;

test("what may be the same is found among thousands, and others have their turns meanwhile", async () => {
  const { db } = await openTestServices();
  const at = "2026-01-01T00:00:00.000Z";
  await db.write.transaction().execute(async (transaction) => {
    for (let from = 1; from <= MANY; from += 500) {
      const sources = Array.from({ length: 500 }, (_, index) => from + index).map((number) => ({
        key: `S${number}`,
        title: number === MANY ? "Daily Mirror: The long walk of Ruwan" : titleOf(number),
        kind: "news" as const,
        created_at: at,
        updated_at: at,
      }));
      await insertSources(transaction, sources);
    }
  });
  let turns = 0;
  let isWatching = true;
  const turn = () => {
    turns += 1;
    if (isWatching) setImmediate(turn);
  };
  turn();
  const title = foldForSearch("Daily Mirror, the long walk of Ruwan");
  const found = await listDuplicates(db.read, { title, url: undefined, except: undefined });
  isWatching = false;
  expect(found.map(({ key }) => key)).toEqual([`S${MANY}`]);
  expect(turns).toBeGreaterThan(MANY / 1000);
});

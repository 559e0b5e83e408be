import { completeDetails, listRowsBySeq } from "../../content/entries/records/complete-entries.server.ts";
import { isListed } from "../../content/entries/records/list-entries.server.ts";
import { isTooRecent } from "../../content/kinds/checks/recent-sightings.ts";
import { isTooExact } from "../../content/kinds/checks/record-flaws.ts";
import { sourcedDay } from "../../content/lives/day-index.ts";
import { readDayIndex } from "../../content/lives/read-lives.server.ts";
import type { IndexedDatabase } from "../../content/search/directory-index.server.ts";
import { mayLiveWild } from "../../content/tuskers/may-live-wild.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import type { TuskerDetail } from "../../content/tuskers/tusker.ts";
import { type Days, daysAround, type Remembered } from "./days.ts";

/** Of more tuskers on a day than these, a reply tells only how many there are. */
const MOST_TUSKERS = 20;

/** What happened to him on this day of an earlier year, as far as it may be told today. */
function rememberedOf(tusker: TuskerDetail, day: string, today: string): Remembered[] {
  const isWild = mayLiveWild(tusker);
  return tusker.events.flatMap((event): Remembered[] => {
    const date = sourcedDay(event);
    if (date?.slice(5) !== day || isTooRecent(date, today) || (isWild && isTooExact(date, today))) return [];
    const { kind, text, place, certainty, account } = event;
    const sources = tusker.sources.filter(({ key }) => event.sources.includes(key));
    if (sources.length === 0) return [];
    return [
      {
        ...{ slug: tusker.slug, name: nameHere(tusker), status: tusker.status },
        ...{ kind, date, text, place, certainty, sources },
        isOneAccount: account !== undefined && tusker.events.filter((other) => other.account === account).length > 1,
      },
    ];
  });
}

const earliestFirst = (one: Remembered, other: Remembered): number =>
  Number(one.date > other.date) - Number(one.date < other.date);

/** The events of this day and of those around it, in the language of the reply. */
export async function readDays(db: IndexedDatabase, today: string): Promise<Days> {
  const index = await readDayIndex(db);
  const days = daysAround(today).map((day) => ({ day, seqs: index.get(day) ?? [] }));
  const wanted = new Set(days.flatMap(({ seqs }) => seqs.slice(0, MOST_TUSKERS)));
  const rows = (await listRowsBySeq(db.read, "tusker", [...wanted])).filter((row) =>
    isListed("tusker", row, { includeDrafts: false }),
  );
  const details = await completeDetails(db.read, "tusker", rows);
  const bySeq = new Map(rows.map(({ seq }, place) => [seq, details[place]]));
  return {
    asOf: today,
    days: days.map(({ day, seqs }) => ({
      day,
      isToday: day === today.slice(5),
      events: seqs
        .slice(0, MOST_TUSKERS)
        .flatMap((seq) => {
          const tusker = bySeq.get(seq);
          return tusker === undefined ? [] : rememberedOf(tusker, day, today);
        })
        .sort(earliestFirst),
      left: Math.max(0, seqs.length - MOST_TUSKERS),
    })),
  };
}

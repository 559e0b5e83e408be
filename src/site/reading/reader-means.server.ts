import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";

export type Reading = Pick<Services, "db" | "config" | "clock" | "log">;
type Entry = { _id: string };

/** How readers say what a page shows, and what it lacks. */
type Notes = {
  /** Called with the entries that a page shows; with undefined if it may show any. */
  note(entries: readonly Entry[] | undefined): void;
  /** Called if a part of the page could not be read. */
  noteMissing(): void;
};

/** What readers need of the site, those of features as well. */
export function createReaderMeans(reading: Reading, { note, noteMissing }: Notes) {
  const { clock, log } = reading;
  return {
    ...reading,
    note,
    today: () => siteDay(clock.now()),

    /** What is read, once it is noted which entries that shows: any if left out. */
    async noted<Found>(
      found: Promise<Found>,
      entriesOf: (found: Found) => readonly Entry[] | undefined = () => undefined,
    ): Promise<Found> {
      const result = await found;
      note(entriesOf(result));
      return result;
    },

    /** A list that a page can do without: empty if it cannot be read. */
    optional: <Item>(list: Promise<Item[]>): Promise<Item[]> =>
      list.catch((error: unknown) => {
        log.error({ err: error }, "A part of a page could not be read");
        noteMissing();
        return [];
      }),
  };
}

export type ReaderMeans = ReturnType<typeof createReaderMeans>;

/** Makes the readers of a feature, which its pages find beside those of the site. */
export type MakeReaders = (means: ReaderMeans) => object;

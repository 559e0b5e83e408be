import { PlaceLink } from "../../../content/places/place-link.tsx";
import type { PlaceKey } from "../../../content/places/places.ts";
import { PLACE_NAMES } from "../../../content/places/words.ts";
import { ROLE_WORDS } from "../../../content/record/role-words.ts";
import type { EventView, Happening } from "../../../content/record/texts/happenings.ts";
import { words } from "../../../content/record/texts/words.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../../content/record/words.ts";
import { writtenTime } from "../../../content/record/written-record-date.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import accounts from "./accounts.module.css";
import { Cited } from "./cited.tsx";
import styles from "./happening-list.module.css";

const ENDS: readonly string[] = ["died", "feared_lost"];

type HappeningListProps = {
  happenings: readonly Happening[];
  /** The places that the page links to elsewhere. Each other place is a link where it comes first. */
  linked: readonly PlaceKey[];
};

/** The happenings of a life in order, as a list on a line that thins after his death. */
export function HappeningList({ happenings, linked }: HappeningListProps) {
  const places = happenings.map(([{ place }]) => place);
  const isFirst = (place: PlaceKey, index: number) => !linked.includes(place) && places.indexOf(place) === index;
  const end = happenings.findIndex(([{ kind }]) => ENDS.includes(kind));
  return (
    <ol className={styles.life}>
      {happenings.map((happening, index) => {
        const [event, ...others] = happening;
        return (
          <li
            key={event.id ?? `${event.date} ${event.text}`}
            className={end !== -1 && index >= end ? styles.after : undefined}
            data-kind={event.kind}
          >
            <p className={styles.when}>
              <span>{writtenTime(event)}</span>
              {event.certainty !== "certain" && <span>{CERTAINTY_LABELS[event.certainty]}</span>}
              {event.place !== undefined &&
                (isFirst(event.place, index) ? (
                  <PlaceLink place={event.place} />
                ) : (
                  <span>{PLACE_NAMES[event.place]}</span>
                ))}
            </p>
            <h3>{EVENT_LABELS[event.kind]}</h3>
            <EventText event={event} />
            {others.length > 0 && <OtherAccounts first={event} others={others} />}
          </li>
        );
      })}
    </ol>
  );
}

function EventText({ event: { text, role, marks } }: { event: EventView }) {
  return (
    <p>
      {role !== undefined && <Marked text={`${words.life.role(storedWord(ROLE_WORDS, role))}. `} />}
      <Marked text={text} />
      <Cited marks={marks} />
    </p>
  );
}

function OtherAccounts({ first, others }: { first: EventView; others: readonly EventView[] }) {
  return (
    <details className={accounts.differ}>
      <summary>{words.differ}</summary>
      <div>
        {others.map((event) => (
          <div key={event.id ?? event.text}>
            {(event.date !== first.date || event.until !== first.until) && (
              <p className={styles.when}>{writtenTime(event)}</p>
            )}
            <EventText event={event} />
          </div>
        ))}
      </div>
    </details>
  );
}

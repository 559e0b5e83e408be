import { PlaceLink } from "../../places/place-link.tsx";
import { Marked } from "../../platform/languages/stored-text.tsx";
import { storedWord } from "../../platform/languages/stored-word.ts";
import { ROLE_WORDS } from "../role-words.en.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../words.en.ts";
import { writtenTime } from "../written-record-date.ts";
import { Cited } from "./cited.tsx";
import styles from "./happening-list.module.css";
import type { EventView, Happening } from "./happenings.ts";
import { words } from "./words.en.ts";

const ENDS: readonly string[] = ["died", "feared_lost"];

/** The happenings of a life in order, as a list on a line that thins after his death. */
export function HappeningList({ happenings }: { happenings: readonly Happening[] }) {
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
              {event.place !== undefined && <PlaceLink place={event.place} />}
            </p>
            <h3>{EVENT_LABELS[event.kind]}</h3>
            {others.length === 0 ? <EventText event={event} /> : <EventAccounts happening={happening} />}
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

function EventAccounts({ happening }: { happening: Happening }) {
  const [first] = happening;
  return (
    <div className={styles.accounts}>
      {happening.map((event, index) => (
        <div key={event.id ?? event.text}>
          <h4>
            {index === 0 ? words.life.oneAccount : words.life.anotherAccount}
            {(event.date !== first.date || event.until !== first.until) && `: ${writtenTime(event)}`}
          </h4>
          <EventText event={event} />
        </div>
      ))}
    </div>
  );
}

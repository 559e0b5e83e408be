import { writtenLocation } from "../../../../content/places/written-location.ts";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../../../content/record/words.ts";
import { writtenTime } from "../../../../content/record/written-record-date.ts";
import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { Cited } from "../../../parts/record/cited.tsx";
import styles from "./place-record.module.css";
import type { RecordedView } from "./recorded-views.ts";
import { words } from "./words.ts";

/** What connects each tusker with the place: what happened to him there, or his location. */
export const RecordedList = ({ tuskers }: { tuskers: readonly RecordedView[] }) => (
  <ul className={styles.recorded}>
    {tuskers.map(({ slug, name, shown, more, location }) => (
      <li key={slug} data-tusker={slug}>
        <h4>
          <PageLink to={`/tuskers/${slug}`} {...inEnglish(name)}>
            {name}
          </PageLink>
        </h4>
        {shown.length > 0 && (
          <ul className={styles.events}>
            {shown.map((event) => (
              <li key={event.id ?? `${event.date} ${event.text}`}>
                <b>{writtenTime(event)}</b>
                <span>
                  {EVENT_LABELS[event.kind]}
                  {event.certainty !== "certain" && ` (${CERTAINTY_LABELS[event.certainty].toLowerCase()})`}.{" "}
                  <Marked text={event.text} />
                  <Cited marks={event.marks} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {more > 0 && (
          <p>
            <PageLink to={`/tuskers/${slug}`}>{words.moreEvents(more)}</PageLink>
          </p>
        )}
        {location !== null && (
          <p>
            <Marked text={words.location(writtenLocation(location))} />
          </p>
        )}
      </li>
    ))}
  </ul>
);

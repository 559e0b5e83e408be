import { writtenLocation } from "../../../places/written-location.ts";
import { inEnglish, Marked } from "../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../platform/ui/page-link.tsx";
import { Cited } from "../../../record/shown/cited.tsx";
import { CERTAINTY_LABELS, EVENT_LABELS } from "../../../record/words.en.ts";
import { writtenTime } from "../../../record/written-record-date.ts";
import { DatedStatus } from "../../card/tusker-status.tsx";
import drawnStyles from "../../lives/drawn/drawn.module.css";
import { LifeBar } from "../../lives/drawn/life-bar.tsx";
import { lifeYears, yearAt } from "../../lives/drawn/life-years.ts";
import { timeScale } from "../../lives/drawn/time-scale.ts";
import styles from "./place-page.module.css";
import { firstYear, type RecordedView } from "./recorded-views.ts";
import { words } from "./words.en.ts";

/** The tuskers of a place, each with his state, his life as a bar, and what connects him with the place. */
export function RecordedList({ tuskers, today }: { tuskers: readonly RecordedView[]; today: string }) {
  const now = yearAt(today);
  const { at } = timeScale(firstYear(tuskers), now, 24, 338);
  return (
    <ul className={`${styles.recorded} ${drawnStyles.lives}`}>
      {tuskers.map((tusker) => {
        const years = lifeYears(tusker, today);
        return (
          <li key={tusker.slug} data-tusker={tusker.slug}>
            <div>
              <h3>
                <PageLink to={`/tuskers/${tusker.slug}`} {...inEnglish(tusker.name)}>
                  {tusker.name}
                </PageLink>
              </h3>
              <p className={styles.status}>
                <DatedStatus tusker={tusker} short />
              </p>
              {years !== undefined && (
                <svg viewBox="0 0 350 22" aria-hidden="true">
                  <LifeBar years={years} status={tusker.status} at={at} y={11} today={now} />
                </svg>
              )}
            </div>
            <div>
              <ul className={styles.events}>
                {tusker.shown.map((event) => (
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
              {tusker.more > 0 && (
                <p>
                  <PageLink to={`/tuskers/${tusker.slug}`}>{words.moreEvents(tusker.more)}</PageLink>
                </p>
              )}
              {tusker.location !== null && (
                <p>
                  <Marked text={words.location(writtenLocation(tusker.location))} />
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

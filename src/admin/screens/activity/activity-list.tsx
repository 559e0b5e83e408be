import { Link } from "react-router";
import type { Activity } from "../../../people/activity/activity.ts";
import styles from "./activity-list.module.css";
import { activitySentence } from "./sentence.ts";

const day = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" });
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

const dayOf = ({ happenedAt }: Activity): string => day.format(new Date(happenedAt));

/** Groups consecutive lines by day, in the time zone of the browser. */
function byDay(lines: readonly Activity[]): { day: string; lines: Activity[] }[] {
  const days: { day: string; lines: Activity[] }[] = [];
  for (const line of lines) {
    const last = days.at(-1);
    if (last?.day === dayOf(line)) last.lines.push(line);
    else days.push({ day: dayOf(line), lines: [line] });
  }
  return days;
}

function Line({ line }: { line: Activity }) {
  const { who, before, subject, after } = activitySentence(line);
  return (
    <li>
      <time dateTime={line.happenedAt}>{time.format(new Date(line.happenedAt))}</time>
      <p>
        <b>{who}</b>
        {before}
        {subject?.to === undefined ? subject?.name : <Link to={subject.to}>{subject.name}</Link>}
        {after}
      </p>
    </li>
  );
}

/** The activity list, grouped by day. */
export function ActivityList({ lines }: { lines: readonly Activity[] }) {
  return byDay(lines).map(({ day: heading, lines: ofDay }) => (
    <section key={heading} className={styles.day}>
      <h2>{heading}</h2>
      <ul>
        {ofDay.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and never change their places.
          <Line key={index} line={line} />
        ))}
      </ul>
    </section>
  ));
}

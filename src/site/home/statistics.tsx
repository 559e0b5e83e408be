import type { ReactNode } from "react";

export type Statistic = { value: string; meaning: ReactNode; note: string };

/** Numbers worth remembering, each with what it counts and of when. */
export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <dl className="figures">
      {statistics.map(({ value, meaning, note }) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>
            {meaning}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

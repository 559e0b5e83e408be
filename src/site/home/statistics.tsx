import type { ReactNode } from "react";
import essayStyles from "../../platform/ui/essay.module.css";

export type Statistic = { value: string; meaning: ReactNode; note: string };

/** Key figures, each with what it counts and its date. */
export function Statistics({ statistics }: { statistics: readonly Statistic[] }) {
  return (
    <dl className={essayStyles.figures}>
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

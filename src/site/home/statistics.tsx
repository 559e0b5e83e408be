import type { ReactNode } from "react";

export type Figure = { value: string; meaning: ReactNode; note: string };

/** Numbers worth remembering, each with what it counts and of when. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ value, meaning, note }) => (
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

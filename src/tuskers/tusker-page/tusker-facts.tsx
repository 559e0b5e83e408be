import type { ReactNode } from "react";
import { ageLine } from "../age-line.ts";
import { statusText } from "../card/status-line.ts";
import { CATEGORY_LABELS } from "../words.en.ts";
import { OtherNames } from "./other-names.tsx";
import type { TuskerRecord } from "./tusker-record.ts";
import { writtenHeight } from "./written-measures.ts";

function Fact({ label, full = false, children }: { label: string; full?: boolean; children: ReactNode }) {
  return (
    <div className={full ? "full" : undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * The record in short: what is not known is left out, but for the age, which then is Unknown. A line has two facts. The
 * day of death stands in the status, and a birth year that already tells the age is not repeated.
 */
export function TuskerFacts({ tusker }: { tusker: TuskerRecord }) {
  const age = ageLine(tusker);
  return (
    <dl className="facts">
      <Fact label="Age">
        {age.text}
        {age.note !== null && <small>{age.note}</small>}
      </Fact>
      <Fact label="Status">{statusText(tusker)}</Fact>
      <Fact label="Location">{tusker.location}</Fact>
      <Fact label="Category">{CATEGORY_LABELS[tusker.category]}</Fact>
      {tusker.heightM !== null && (
        <Fact label="Height" full={tusker.tusks === null}>
          {writtenHeight(tusker.heightM)}
          {tusker.category === "wild" && ", by estimate"}
        </Fact>
      )}
      {tusker.tusks !== null && (
        <Fact label="Tusks" full={tusker.heightM === null}>
          {tusker.tusks}
        </Fact>
      )}
      {tusker.bornYear !== null && !age.text.includes(String(tusker.bornYear)) && (
        <Fact label="Born" full>
          {tusker.bornYear}
        </Fact>
      )}
      {tusker.origin !== null && (
        <Fact label="Origin" full>
          {tusker.origin}
        </Fact>
      )}
      {tusker.aliases.length > 0 && (
        <Fact label="Other names" full>
          <OtherNames names={tusker.aliases} />
        </Fact>
      )}
    </dl>
  );
}

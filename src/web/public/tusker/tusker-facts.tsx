import type { ReactNode } from "react";
import { CATEGORY_LABELS } from "../../components/tusker-labels.ts";
import { TuskerStatus } from "../../components/tusker-status.tsx";
import type { TuskerPage } from "./load-tusker.ts";

function Fact({ label, note, children }: { label: string; note?: string | null; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-s-3">
      <dt className="text-t-1 text-ink-3">{label}</dt>
      <dd className="font-text">
        {children}
        {note && <p className="text-t-1 text-ink-2">{note}</p>}
      </dd>
    </div>
  );
}

export function TuskerFacts({ tusker }: { tusker: TuskerPage }) {
  return (
    <dl className="mt-s-5 grid max-w-3xl gap-x-s-6 sm:grid-cols-2">
      <Fact label="Age" note={tusker.ageNote}>
        {tusker.age ?? "Unknown"}
      </Fact>
      <Fact label="Status" note={tusker.statusNote}>
        <TuskerStatus status={tusker.status} asOf={tusker.statusAsOf} />
      </Fact>
      <Fact label="Location">{tusker.location}</Fact>
      <Fact label="Category">{CATEGORY_LABELS[tusker.category]}</Fact>
    </dl>
  );
}

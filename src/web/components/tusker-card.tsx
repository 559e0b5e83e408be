import { Link } from "react-router";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { CATEGORY_LABELS } from "./tusker-labels.ts";
import { TuskerStatus } from "./tusker-status.tsx";

/** What a card shows, and all that a page with cards sends along. */
export type TuskerCardFields = Pick<
  Tusker,
  "slug" | "name" | "summary" | "status" | "statusAsOf" | "category" | "location"
>;

export const toCardFields = (tusker: Tusker): TuskerCardFields => ({
  slug: tusker.slug,
  name: tusker.name,
  summary: tusker.summary,
  status: tusker.status,
  statusAsOf: tusker.statusAsOf,
  category: tusker.category,
  location: tusker.location,
});

/** The summary, which is cut after so many characters, ended at a whole word. */
const teaser = (summary: string): string =>
  summary.length < 150 || /[.!?…)”"']$/.test(summary) ? summary : `${summary.replace(/\s+\S*$/, "")}…`;

export function TuskerCard({ tusker }: { tusker: TuskerCardFields }) {
  return (
    <article className="border-t border-rule pt-s-4">
      <p className="text-t-1 text-ink-3">
        <TuskerStatus status={tusker.status} asOf={tusker.statusAsOf} />
      </p>
      <h2 className="mt-s-2 text-t-4">
        <Link to={`/tuskers/${tusker.slug}`} prefetch="intent">
          {tusker.name}
        </Link>
      </h2>
      <p className="mt-s-2 text-t-1 text-ink-2">
        {CATEGORY_LABELS[tusker.category]}, {tusker.location}
      </p>
      <p className="mt-s-2 font-text">{teaser(tusker.summary)}</p>
    </article>
  );
}

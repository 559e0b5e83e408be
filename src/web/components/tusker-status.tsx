import type { TuskerStatus as Status } from "../../domain/tuskers/tusker.ts";
import { CloudFogIcon, StarIcon, SunIcon } from "../ui/icon.tsx";
import { writtenDate, writtenMonth } from "./partial-date.ts";
import { STATUS_LABELS } from "./tusker-labels.ts";

const SIGNS = { alive: SunIcon, dead: StarIcon, missing: CloudFogIcon } satisfies Record<Status, unknown>;

/** The status in a word and a sign of the sky; never by colour alone. */
export function TuskerStatus({ status }: { status: Status }) {
  const Sign = SIGNS[status];
  return (
    <span className={`status ${status}`}>
      <Sign />
      {STATUS_LABELS[status]}
    </span>
  );
}

/** The date as of which the status is known; `short` leaves out the day. */
export function StatusDate({ asOf, short = false }: { asOf: string | null; short?: boolean }) {
  if (asOf === null) return <span>date not given</span>;
  return (
    <span>
      as of <time dateTime={asOf}>{short ? writtenMonth(asOf) : writtenDate(asOf)}</time>
    </span>
  );
}

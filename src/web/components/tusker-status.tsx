import type { TuskerStatus as Status } from "../../domain/tuskers/tusker.ts";
import { writtenDate } from "./partial-date.ts";
import { STATUS_LABELS } from "./tusker-labels.ts";

const COLOURS: Record<Status, string> = { alive: "text-alive", dead: "text-dead", missing: "text-missing" };

/** The status in a word, with the date that it was known at. */
export function TuskerStatus({ status, asOf }: { status: Status; asOf: string | null }) {
  return (
    <>
      <span className={`font-semibold ${COLOURS[status]}`}>{STATUS_LABELS[status]}</span>
      {asOf !== null && (
        <span>
          {" "}
          as of <time dateTime={asOf}>{writtenDate(asOf)}</time>
        </span>
      )}
    </>
  );
}

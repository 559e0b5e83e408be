import type { TuskerStatus } from "../../domain/tuskers/tusker.ts";
import { CalendarIcon } from "../ui/icon.tsx";
import { writtenDate } from "./partial-date.ts";

/** Says as of when a status holds, and what its sources leave open or do not agree on. */
export function AsOfNote(props: { status: TuskerStatus; asOf: string | null; note: string | null }) {
  const { status, asOf, note } = props;
  return (
    <p className="asof">
      <CalendarIcon />
      <span>
        {asOf === null ? (
          "The sources give no date for this status. "
        ) : (
          <>
            As of <time dateTime={asOf}>{writtenDate(asOf)}</time>.{" "}
          </>
        )}
        {note ?? (status === "dead" || asOf === null ? "" : "What has happened since is not in this record.")}
      </span>
    </p>
  );
}

import { writtenDate } from "../../domain/text/written-date.ts";
import type { TuskerStatus as Status } from "../../domain/tuskers/status.ts";
import { statusLine } from "../../domain/tuskers/status-line.ts";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { CloudFogIcon, StarIcon, SunIcon } from "../ui/icon.tsx";
import { STATUS_LABELS } from "./tusker-labels.ts";

const SIGNS = { alive: SunIcon, dead: StarIcon, missing: CloudFogIcon } satisfies Record<Status, unknown>;

/** The status in a word and a sign of the sky; never by colour alone. */
export function TuskerStatus({ status, word = STATUS_LABELS[status] }: { status: Status; word?: string }) {
  const Sign = SIGNS[status];
  return (
    <span className={`status ${status}`}>
      <Sign />
      {word}
    </span>
  );
}

type DatedStatusProps = { tusker: Pick<Tusker, "status" | "statusAsOf" | "diedOn">; short?: boolean };

/** The status with the date that belongs to it; `short` leaves out the day. */
export function DatedStatus({ tusker, short = false }: DatedStatusProps) {
  const { word, link, date } = statusLine(tusker, short);
  return (
    <>
      <TuskerStatus status={tusker.status} word={word} />
      {date !== null && (
        <span>
          {link} <time dateTime={date}>{writtenDate(date)}</time>
        </span>
      )}
    </>
  );
}

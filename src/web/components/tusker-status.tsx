import { statusLine } from "../../domain/tuskers/status-line.ts";
import type { TuskerStatus as Status, Tusker } from "../../domain/tuskers/tusker.ts";
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
  const { word, since } = statusLine(tusker, { short });
  return (
    <>
      <TuskerStatus status={tusker.status} word={word} />
      {since !== null && (
        <span>
          {since.words} <time dateTime={since.date}>{since.written}</time>
        </span>
      )}
    </>
  );
}

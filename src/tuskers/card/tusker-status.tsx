import { writtenDate } from "../../platform/text/written-date.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import type { IconName } from "../../platform/ui/icon-names.ts";
import type { TuskerStatus as Status } from "../status.ts";
import type { Tusker } from "../tusker.ts";
import { STATUS_LABELS } from "../words.en.ts";
import { statusLine } from "./status-line.ts";

const SIGNS: Record<Status, IconName> = { alive: "sun", dead: "star", missing: "cloud-fog" };

/** The status in a word and a sign of the sky; never by colour alone. */
export function TuskerStatus({ status, word = STATUS_LABELS[status] }: { status: Status; word?: string }) {
  return (
    <span className={`status ${status}`}>
      <Icon name={SIGNS[status]} />
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

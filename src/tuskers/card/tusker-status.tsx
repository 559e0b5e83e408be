import { writtenDate } from "../../platform/text/written-date.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { STATUSES, type TuskerStatus as Status } from "../status.ts";
import { STATUS_WORDS, statusWords } from "../words.ts";
import { isFateDisputed, type StatusFields, statusLine } from "./status-line.ts";
import { words } from "./words.tsx";

/** The status as a word and an icon of the sky; never by colour alone. */
export function TuskerStatus({ status, word = STATUS_WORDS[status].label }: { status: Status; word?: string }) {
  return (
    <span className={`status ${status}`}>
      <Icon name={STATUSES[status].icon} />
      {word}
    </span>
  );
}

type DatedStatusProps = { tusker: StatusFields; short?: boolean };

/** The status with its date; `short` leaves out the day. */
export function DatedStatus({ tusker, short = false }: DatedStatusProps) {
  const { as, date } = statusLine(tusker, short);
  const text = date === null ? "" : writtenDate(date);
  return (
    <>
      <TuskerStatus status={tusker.status} word={words.status[as]} />
      {date !== null && <span>{words.date[as](<time dateTime={date}>{text}</time>, text)}</span>}
      {isFateDisputed(tusker) && <span>({statusWords.disputed})</span>}
    </>
  );
}

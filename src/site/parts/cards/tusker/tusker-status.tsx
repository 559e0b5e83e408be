import { isFateDisputed, type StatusFields, statusLine } from "../../../../content/tuskers/status/status-line.ts";
import { words } from "../../../../content/tuskers/status/words.tsx";
import { STATUSES, type TuskerStatus as Status } from "../../../../content/tuskers/status.ts";
import { STATUS_WORDS, statusWords } from "../../../../content/tuskers/words.ts";
import { writtenDate } from "../../../../platform/text/dates/written-date.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";

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

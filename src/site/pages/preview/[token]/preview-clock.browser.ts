import { clockWhereTheReaderIs } from "./clock-times.ts";

/** Shows until when a preview works in the reader's time zone, which the server does not know. */
export function showReaderClock(): void {
  const time = document.querySelector<HTMLTimeElement>("time[data-reader-clock]");
  if (time !== null) time.textContent = clockWhereTheReaderIs(time.dateTime);
}

/** Sri Lanka has used UTC+05:30 since 2006. */
const SRI_LANKA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** `hh:mm` in Sri Lanka for a time in ISO 8601. Independent of the local time zone, so server and browser agree. */
export const clockInSriLanka = (moment: string): string =>
  new Date(Date.parse(moment) + SRI_LANKA_AHEAD_MS).toISOString().slice(11, 16);

/** `hh:mm` in the reader's time zone. */
export function clockWhereTheReaderIs(moment: string): string {
  const time = new Date(moment);
  return [time.getHours(), time.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

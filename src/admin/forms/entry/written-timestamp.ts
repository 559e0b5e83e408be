const TIMESTAMP = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A time in the local time zone, as people write it: "21 Nov 2026, 10:14". */
export function writtenTimestamp(isoDateTime: string): string {
  const time = new Date(isoDateTime);
  return Number.isNaN(time.getTime()) ? isoDateTime : TIMESTAMP.format(time);
}

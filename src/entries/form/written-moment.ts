const MOMENT = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as people write it where they are: "21 Nov 2026, 10:14". */
export function writtenMoment(isoDateTime: string): string {
  const moment = new Date(isoDateTime);
  return Number.isNaN(moment.getTime()) ? isoDateTime : MOMENT.format(moment);
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A timestamp in the reader's own time zone: "21 Nov 2026, 14:05"; `dayOnly` shows only the date. */
export function Timestamp({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const time = new Date(at);
  return (
    <time dateTime={at} title={dayAndTime.format(time)}>
      {(dayOnly ? day : dayAndTime).format(time)}
    </time>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });
const dayAndTime = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
});

/** A moment as the person's own clock has it: "21 Nov 2026, 14:05"; `dayOnly` for what falls due on a day. */
export function Timestamp({ at, dayOnly = false }: { at: string; dayOnly?: boolean }) {
  const time = new Date(at);
  return (
    <time dateTime={at} title={dayAndTime.format(time)}>
      {(dayOnly ? day : dayAndTime).format(time)}
    </time>
  );
}

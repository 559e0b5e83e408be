const dayOfYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short" });
const dayAndYear = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

const MINUTE_MS = 60_000;

/** When something was last changed, short enough for a column: "just now", "12 min ago", "28 Nov", "28 Nov 2025". */
export function shortTime(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / MINUTE_MS);
  // The clocks of the server and the browser differ.
  if (minutes < 1) return "just now";
  if (minutes < 60) return `${minutes} min ago`;
  return (at.getFullYear() === now.getFullYear() ? dayOfYear : dayAndYear).format(at);
}

/** Sri Lanka's clocks have been five and a half hours before UTC since 2006. */
const AHEAD_MS = 5.5 * 60 * 60 * 1000;

/**
 * The current day (YYYY-MM-DD) in Sri Lanka. An article dated later is not public yet. Calculated, because engines spell
 * the days of a locale differently: WebKit writes 11/28/2026 for `en-CA`.
 */
export const siteDay = (moment: Date): string => new Date(moment.getTime() + AHEAD_MS).toISOString().slice(0, 10);

/** The time at which a day (YYYY-MM-DD) begins in Sri Lanka. */
export const beginOfSiteDay = (day: string): Date => new Date(Date.parse(day) - AHEAD_MS);

/** When readers last saw a change in an article. An article written before its publication day is new on that day. */
export const lastChangeOf = ({ publishDate, updatedAt }: { publishDate: string; updatedAt: string }): Date =>
  new Date(Math.max(Date.parse(updatedAt), beginOfSiteDay(publishDate).getTime()));

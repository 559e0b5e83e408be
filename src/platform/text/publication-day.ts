/** The site's days follow Sri Lankan time. */
const SITE_TIME_ZONE = "Asia/Colombo";

const dayInSriLanka = new Intl.DateTimeFormat("en-CA", {
  timeZone: SITE_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The current day (YYYY-MM-DD) in Sri Lanka. An article dated later is not public yet. */
export const siteDay = (moment: Date): string => dayInSriLanka.format(moment);

/** The time at which a day (YYYY-MM-DD) begins in Sri Lanka, whose clocks have been at +05:30 since 2006. */
export const beginOfSiteDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When readers last saw a change in an article. An article written before its publication day is new on that day. */
export const lastChangeOf = ({ publishDate, updatedAt }: { publishDate: string; updatedAt: string }): Date =>
  new Date(Math.max(Date.parse(updatedAt), beginOfSiteDay(publishDate).getTime()));

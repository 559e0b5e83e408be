/** The site's days begin and end in Sri Lanka. */
const SITE_TIME_ZONE = "Asia/Colombo";

const dayInSriLanka = new Intl.DateTimeFormat("en-CA", {
  timeZone: SITE_TIME_ZONE,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The day (YYYY-MM-DD) that it is in Sri Lanka at this moment: an article dated later is not public yet. */
export const siteDay = (moment: Date): string => dayInSriLanka.format(moment);

/** The moment at which a day (YYYY-MM-DD) begins in Sri Lanka, whose clocks have stood at +05:30 since 2006. */
export const beginOfSiteDay = (day: string): Date => new Date(`${day}T00:00:00+05:30`);

/** When readers last saw something new in an article: what was written before its day came is new on that day. */
export const lastChangeOf = ({ publishDate, updatedAt }: { publishDate: string; updatedAt: string }): Date =>
  new Date(Math.max(Date.parse(updatedAt), beginOfSiteDay(publishDate).getTime()));

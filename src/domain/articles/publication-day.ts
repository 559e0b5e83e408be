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

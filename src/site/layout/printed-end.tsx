import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { siteDay } from "../../platform/text/publication-day.ts";
import { writtenDate } from "../../platform/text/written-date.ts";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import { filledIn } from "./filled-in.ts";
import styles from "./printed-end.module.css";
import { words } from "./words.en.ts";

/** Their addresses are secrets of those who were given them, and end. */
const SECRET = /^\/(?:preview|review|letters)\//;

const neverChanges = () => () => {};

/**
 * Today, where scripts run. In the document of the server it would make each page another one every day, to caches and to
 * guides. Browsers print the day themselves, unless their reader switches it off.
 */
const useToday = (): string | undefined =>
  useSyncExternalStore(
    neverChanges,
    () => writtenDate(siteDay(new Date())),
    () => undefined,
  );

/** The end of a page on paper, where nothing else says whose page it is, from which day, and where it stands. */
export function PrintedEnd() {
  const facts = useSiteFacts();
  const { pathname, search } = useLocation();
  const today = useToday();
  if (facts === undefined || SECRET.test(pathname)) return null;
  // The query of the key holds what its reader saw.
  const path = pathname === "/key" ? pathname : pathname + filledIn(search);
  return (
    <p className={styles.end}>
      {today === undefined ? siteName() : words.printed(siteName(), today)}
      <br />
      <span {...inEnglish()}>{facts.siteUrl + addressIn(currentLanguage(), path)}</span>
    </p>
  );
}

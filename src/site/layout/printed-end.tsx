import { useLocation } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import { filledIn } from "./filled-in.ts";
import styles from "./printed-end.module.css";
import { words } from "./words.en.ts";

/** Their addresses are secrets of those who were given them, and end. */
const SECRET = /^\/(?:preview|review|letters)\//;

/** The end of a page on paper, where nothing else says whose page it is, from which day, and where it stands. */
export function PrintedEnd() {
  const facts = useSiteFacts();
  const { pathname, search } = useLocation();
  if (facts === undefined || SECRET.test(pathname)) return null;
  // The query of the key holds what its reader saw.
  const path = pathname === "/key" ? pathname : pathname + filledIn(search);
  return (
    <p className={styles.end}>
      {words.printed(siteName(), facts.asOf)}
      <br />
      <span {...inEnglish()}>{facts.siteUrl + addressIn(currentLanguage(), path)}</span>
    </p>
  );
}

import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { usePageAddress } from "../../ui/kit/page-address.ts";
import { useSiteFacts } from "../../ui/kit/site-facts.ts";
import { filledIn } from "./filled-in.ts";
import styles from "./printed-end.module.css";

/** Their addresses are secrets of those who were given them, and end. */
const SECRET = /^\/(?:preview|review|letters)\//;

/**
 * The end of a page on paper, where nothing else says whose page it is and where it stands. Browsers print the day: in the
 * document, it would make each page another one every day, to caches and to guides.
 */
export function PrintedEnd() {
  const facts = useSiteFacts();
  const { pathname, search } = usePageAddress();
  if (facts === undefined || SECRET.test(pathname)) return null;
  // The query of the key holds what its reader saw.
  const path = pathname === "/key" ? pathname : pathname + filledIn(search);
  return (
    <p className={styles.end} data-printed-end="">
      {siteName()}
      <br />
      {/* A page that caches share was made for another order of the same parameters. */}
      <span lang="en" suppressHydrationWarning>
        {facts.siteUrl + addressIn(currentLanguage(), path)}
      </span>
    </p>
  );
}

import { Link } from "react-router";
import { Brand } from "../../platform/ui/brand.tsx";
import { SITE_NAME, useSiteFacts } from "../../platform/ui/site-facts.ts";
import { HerdBand } from "./herd-band.tsx";
import styles from "./site-footer.module.css";
import { words } from "./words.en.ts";

/** The footer of every public page. `onCookieSettings` reopens the consent banner. */
export function SiteFooter({ onCookieSettings }: { onCookieSettings(): void }) {
  const year = useSiteFacts()?.year ?? new Date().getFullYear();
  return (
    <footer className={styles.footer}>
      <div className={styles.band}>
        <HerdBand />
      </div>
      <div className="wrap">
        <Brand name={SITE_NAME} onNight />
        <nav aria-label={words.footer.label}>
          <Link to="/key">{words.footer.key}</Link>
          <Link to="/record">{words.footer.record}</Link>
          <Link to="/places">{words.footer.places}</Link>
          <Link to="/sources">{words.footer.sources}</Link>
          <Link to="/privacy-policy">{words.footer.privacyPolicy}</Link>
          <Link to="/terms-of-service">{words.footer.termsOfService}</Link>
          {/* Loads the document, which is in the page cache. A client-side navigation would serialise all notices as
              data again. */}
          <Link to="/licences" reloadDocument>
            {words.footer.licences}
          </Link>
          <button type="button" className="needs-script" onClick={onCookieSettings}>
            {words.footer.cookieSettings}
          </button>
        </nav>
        <small>{words.footer.notice(year)}</small>
      </div>
    </footer>
  );
}

import { Link } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { Brand } from "../../platform/ui/brand.tsx";
import { type SiteFacts, useSiteFacts } from "../../platform/ui/site-facts.ts";
import { HerdBand } from "./herd-band.tsx";
import styles from "./site-footer.module.css";
import { words } from "./words.en.ts";

/** Who holds the rights, or what others may do, and what the site says at the foot of each page. */
function Notice({ facts }: { facts: SiteFacts | undefined }) {
  const year = facts?.year ?? new Date().getFullYear();
  const licence = facts?.licence;
  return (
    <small>
      {licence?.waivesRights ? `${siteName()}.` : `© ${year} ${siteName()}.`}{" "}
      {licence === undefined ? (
        facts?.rights
      ) : (
        <a href={licence.url} rel="license noopener">
          {facts?.rights}
        </a>
      )}{" "}
      {facts && (
        <span lang={facts.footer.language === currentLanguage() ? undefined : facts.footer.language}>
          {facts.footer.text}
        </span>
      )}
    </small>
  );
}

/** The footer of every public page. `onCookieSettings` reopens the consent banner. */
export function SiteFooter({ onCookieSettings }: { onCookieSettings(): void }) {
  const facts = useSiteFacts();
  return (
    <footer className={styles.footer}>
      <div className={styles.band}>
        <HerdBand />
      </div>
      <div className="wrap">
        <Brand name={siteName()} onNight />
        <nav aria-label={words.footer.label}>
          <Link to="/key">{words.footer.key}</Link>
          <Link to="/record">{words.footer.record}</Link>
          <Link to="/places">{words.footer.places}</Link>
          <Link to="/field-guide">{words.footer.guide}</Link>
          <Link to="/paper">{words.footer.paper}</Link>
          <Link to="/data">{words.footer.data}</Link>
          <Link to="/sources">{words.footer.sources}</Link>
          <Link to="/privacy-policy">{words.footer.privacyPolicy}</Link>
          <Link to="/terms-of-service">{words.footer.termsOfService}</Link>
          {/* Loads the document, which is in the page cache. A client-side navigation would serialise all notices as
              data again. */}
          <Link to="/licences" reloadDocument>
            {words.footer.licences}
          </Link>
          {facts?.links.map(({ label, url }) => (
            <a key={url} href={url} rel="me noopener">
              {label}
            </a>
          ))}
          <button type="button" className="needs-script" onClick={onCookieSettings}>
            {words.footer.cookieSettings}
          </button>
        </nav>
        <Notice facts={facts} />
      </div>
    </footer>
  );
}

import { Link } from "react-router";
import { Brand } from "../../platform/ui/brand.tsx";
import { SITE_NAME, useSiteFacts } from "../../platform/ui/site-facts.ts";
import { HerdBand } from "./herd-band.tsx";

/** The foot of every public page. `onCookieSettings` brings the question about cookies back. */
export function SiteFooter({ onCookieSettings }: { onCookieSettings(): void }) {
  const year = useSiteFacts()?.year ?? new Date().getFullYear();
  return (
    <footer className="foot">
      <div className="strip">
        <HerdBand />
      </div>
      <div className="wrap">
        <Brand name={SITE_NAME} onNight />
        <nav aria-label="Footer">
          <Link to="/privacy-policy">Privacy Policy</Link>
          <Link to="/terms-of-service">Terms of Service</Link>
          {/* The whole page: the page cache has it ready. A move within the site would have all notices written out as data anew. */}
          <Link to="/licences" reloadDocument>
            Licences
          </Link>
          <button type="button" className="needs-script" onClick={onCookieSettings}>
            Cookie Settings
          </button>
        </nav>
        <small>
          © {year} {SITE_NAME}. Portraits on this site are illustrations; each page says what of its portrait is
          recorded.
        </small>
      </div>
    </footer>
  );
}

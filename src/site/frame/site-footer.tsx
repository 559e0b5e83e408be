import { Children, type ReactNode } from "react";
import { siteName } from "../../platform/identity/site-identity.ts";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { Brand } from "../../ui/kit/brand.tsx";
import { PageLink } from "../../ui/kit/page-link.tsx";
import { type SiteFacts, useSiteFacts } from "../../ui/kit/site-facts.ts";
import { HerdBand } from "./herd-band.tsx";
import styles from "./site-footer.module.css";
import { words } from "./words.ts";

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

type GroupProps = { name: keyof typeof words.footer.groups; children: ReactNode };

const Group = ({ name, children }: GroupProps) => (
  <div>
    <p id={`footer-${name}`}>{words.footer.groups[name]}</p>
    <ul aria-labelledby={`footer-${name}`}>
      {Children.map(children, (link) => (
        <li>{link}</li>
      ))}
    </ul>
  </div>
);

/** The footer of every public page. */
export function SiteFooter() {
  const facts = useSiteFacts();
  return (
    <footer className={styles.footer}>
      <div className={styles.band}>
        <HerdBand />
      </div>
      <div className="wrap">
        <Brand name={siteName()} onNight />
        <nav aria-label={words.footer.label} className={styles.groups}>
          <Group name="explore">
            <PageLink to="/key">{words.footer.key}</PageLink>
            <PageLink to="/places">{words.footer.places}</PageLink>
            <PageLink to="/record">{words.footer.record}</PageLink>
            <PageLink to="/compare">{words.footer.compare}</PageLink>
          </Group>
          <Group name="learn">
            <PageLink to="/record/on-this-day">{words.footer.onThisDay}</PageLink>
            <PageLink to="/record/questions">{words.footer.questions}</PageLink>
            <PageLink to="/tusks-and-heights">{words.footer.heights}</PageLink>
            <PageLink to="/paper">{words.footer.paper}</PageLink>
            <PageLink to="/field-guide">{words.footer.guide}</PageLink>
          </Group>
          <Group name="about">
            <PageLink to="/about">{words.navigation.about}</PageLink>
            <PageLink to="/contact">{words.navigation.contact}</PageLink>
            <PageLink to="/sources">{words.footer.sources}</PageLink>
            {facts?.links.map(({ label, url }) => (
              <a key={url} href={url} rel="me noopener">
                {label}
              </a>
            ))}
          </Group>
          <Group name="legal">
            <PageLink to="/privacy-policy">{words.footer.privacyPolicy}</PageLink>
            <PageLink to="/terms-of-service">{words.footer.termsOfService}</PageLink>
            <PageLink to="/licences">{words.footer.licences}</PageLink>
            <button type="button" className="needs-script" data-consent-press="ask">
              {words.footer.cookieSettings}
            </button>
          </Group>
        </nav>
        <Notice facts={facts} />
      </div>
    </footer>
  );
}

import { languageOf } from "../../../platform/languages/language.ts";
import { onPageShown } from "../../../ui/kit/page-shown.browser.ts";
import { holdsToken, onToken } from "../../../ui/kit/signed-in.browser.ts";
import { isPrivatePath } from "../consent/analytics-pages.ts";
import { onConsent, readConsent } from "../consent/consent.browser.ts";
import { consentSignals } from "../consent/consent-record.ts";

declare global {
  interface Window {
    /** Google's tag; defined only if the site uses it. */
    gtag?: (...command: unknown[]) => void;
  }
}

const SCRIPT_ID = "analytics";

/** Google's opt-out flag: while it is true, its script sends nothing, even if it is already loaded. */
function setDisabled(id: string, disabled: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, disabled);
}

/** Deletes the analytics cookies. Google sets them for the widest domain it may, so every parent domain is tried. */
function dropCookies(): void {
  const names = document.cookie.split("; ").map((cookie) => cookie.split("=")[0] ?? "");
  const labels = location.hostname.split(".");
  const domains = labels.map((_, index) => labels.slice(index).join("."));
  for (const name of names.filter((name) => name === "_ga" || name.startsWith("_ga_"))) {
    for (const domain of ["", ...domains.map((part) => `; domain=${part}`)]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere.
      document.cookie = `${name}=; path=/; max-age=0${domain}`;
    }
  }
}

function load(id: string): void {
  if (document.getElementById(SCRIPT_ID) !== null) return;
  const script = document.createElement("script");
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  window.gtag?.("js", new Date());
  window.gtag?.("config", id);
  document.head.append(script);
}

/**
 * Applies the visitor's choice. The analytics script is loaded only once it is allowed, never in a browser that holds a
 * token, and never on private pages.
 */
export function watchAnalytics(): void {
  const id = document.querySelector<HTMLMetaElement>("meta[name=analytics]")?.content;
  if (id === undefined) return;
  const apply = () => {
    const consent = readConsent();
    // A document first loaded on a private page has no `gtag`, and its Content Security Policy allows none of Google's
    // hosts.
    const isPrivate = isPrivatePath(languageOf(location.pathname).path);
    const allowed = consent?.analytics === true && !holdsToken() && !isPrivate && window.gtag !== undefined;
    setDisabled(id, !allowed);
    if (consent !== undefined) window.gtag?.("consent", "update", consentSignals(consent));
    if (allowed) load(id);
    else dropCookies();
    return allowed;
  };
  onConsent(apply);
  onToken(apply);
  // Google counts documents; a page that was moved to is none. A page that is renewed has been counted.
  let counted = location.href;
  onPageShown(() => {
    const isAllowed = apply();
    if (location.href === counted) return;
    counted = location.href;
    if (isAllowed) window.gtag?.("event", "page_view", { page_title: document.title, page_location: counted });
  });
  apply();
}

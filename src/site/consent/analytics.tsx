import { useEffect } from "react";
import { useLocation } from "react-router";
import { InlineScript } from "../../platform/ui/inline-script.tsx";
import { useHoldsToken } from "../../platform/ui/signed-in.browser.ts";
import { useSiteFacts } from "../../platform/ui/site-facts.ts";
import { isPrivatePath } from "./analytics-pages.ts";
import { useConsent } from "./consent.browser.ts";
import { consentSignals } from "./consent-record.ts";

declare global {
  interface Window {
    /** Google's tag; defined only if the site uses it. */
    gtag?: (...command: unknown[]) => void;
  }
}

/** Must run first: it denies everything. The command has to be the `arguments` object itself, not an array. */
const DENIED = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(consentSignals(undefined))});`;

const SCRIPT_ID = "analytics";

/** Rendered at the start of the document on pages where analytics may be allowed; nothing on all others. */
export function AnalyticsDefaults() {
  const id = useSiteFacts()?.gaMeasurementId;
  const { pathname } = useLocation();
  return id === undefined || isPrivatePath(pathname) ? null : <InlineScript code={DENIED} />;
}

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
export function Analytics() {
  const id = useSiteFacts()?.gaMeasurementId;
  const consent = useConsent();
  const holdsToken = useHoldsToken();
  const isPrivate = isPrivatePath(useLocation().pathname);
  useEffect(() => {
    if (id === undefined) return;
    // A document first loaded on a private page has no `gtag`, and its Content Security Policy allows none of Google's
    // hosts.
    const allowed = consent?.analytics === true && !holdsToken && !isPrivate && window.gtag !== undefined;
    setDisabled(id, !allowed);
    if (consent !== undefined) window.gtag?.("consent", "update", consentSignals(consent));
    if (allowed) load(id);
    else dropCookies();
  }, [id, consent, holdsToken, isPrivate]);
  return null;
}

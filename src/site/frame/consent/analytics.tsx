import { InlineScript } from "../../../ui/kit/inline-script.tsx";
import { usePageAddress } from "../../../ui/kit/page-address.ts";
import { useSiteFacts } from "../../../ui/kit/site-facts.ts";
import { isPrivatePath } from "./analytics-pages.ts";
import { consentSignals } from "./consent-record.ts";

/** Must run first: it denies everything. The command has to be the `arguments` object itself, not an array. */
export const analyticsDenied = `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag("consent","default",${JSON.stringify(consentSignals(undefined))});`;

/**
 * Rendered at the start of the document on pages where analytics may be allowed; nothing on all others. See
 * `site/frame/browser/analytics.browser.ts`.
 */
export function AnalyticsDefaults() {
  const id = useSiteFacts()?.gaMeasurementId;
  const { pathname } = usePageAddress();
  if (id === undefined || isPrivatePath(pathname)) return null;
  return (
    <>
      <meta name="analytics" content={id} />
      <InlineScript code={analyticsDenied} />
    </>
  );
}

import { createContext, use } from "react";

/** The nonce of this rendering; undefined in the browser, where no inline script is ever added. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/** Data of a page in JSON, which no browser runs: structured data, or what a part is made from. */
export const PageData = ({ type, data }: { type: "application/json" | "application/ld+json"; data: unknown }) => (
  <script
    type={type}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the places made for it; the data cannot close the script.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll("<", "\\u003c") }}
  />
);

/**
 * An inline script, allowed by its hash. `code` must be the same for every visitor and must not contain `</script`.
 * Inline scripts must use this component: the page's policy blocks scripts without the nonce of the rendering.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the places made for it; the code is our own.
  return <script nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: code }} />;
}

import { createContext, use } from "react";

/** The nonce of this rendering; undefined in the browser, where no inline script is ever added. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * An inline script, allowed by its hash. `code` must be the same for every visitor and must not contain `</script`.
 * Inline scripts must use this component: the page's policy blocks scripts without the nonce of the rendering.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the places made for it; the code is our own.
  return <script nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: code }} />;
}

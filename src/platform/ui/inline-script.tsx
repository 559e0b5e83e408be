import { createContext, use } from "react";

/** The nonce of this rendering; undefined in the browser, where no script is ever added to the page. */
export const ScriptNonce = createContext<string | undefined>(undefined);

/**
 * A script inside the document, allowed by its hash. `code` must be the same for every visitor and free of `</script`.
 * This is the only way to write one: a script without the rendering's nonce is not allowed by the page's policy.
 */
export function InlineScript({ code }: { code: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: one of the two places made for it; the code is our own.
  return <script nonce={use(ScriptNonce)} dangerouslySetInnerHTML={{ __html: code }} />;
}

/**
 * True if the content type is that of React Router's own data requests (`….data`). Pages load data through the API;
 * only hot reloading in development uses these requests.
 */
export const isRouterData = (contentType: string): boolean => contentType.startsWith("text/x-script");

/** Without this header, React Router treats the response as one from a proxy. */
export const ROUTER_DATA_HEADERS = { "X-Remix-Response": "yes" };

/** How React Router passes a page's data to its scripts: an inline script, whose text differs on each page. */
const CALL = "window.__reactRouterContext.streamController.enqueue(";
const CALL_END = ");</script>";

/** The same call, but reading the data from the preceding element. */
const CALL_WITH_DATA = `${CALL}JSON.parse(document.currentScript.previousElementSibling.text))`;

/**
 * Moves a page's data out of the inline script that reads it, so that the script is the same on every page. Pages of
 * one kind then share one policy, which is computed and cached once. Data is not executed, so the policy need not allow
 * it.
 * @param nonce the nonce of this rendering, so that scripts within the content are left alone
 */
export function withDataAside(html: string, nonce: string): string {
  const begin = `<script nonce="${nonce}">${CALL}`;
  const parts: string[] = [];
  let done = 0;
  for (let at = html.indexOf(begin); at !== -1; at = html.indexOf(begin, done)) {
    const end = html.indexOf(CALL_END, at);
    if (end === -1) break;
    const data = html.slice(at + begin.length, end);
    parts.push(html.slice(done, at), `<script type="application/json">${data}</script>`);
    parts.push(`<script nonce="${nonce}">${CALL_WITH_DATA}</script>`);
    done = end + CALL_END.length;
  }
  return parts.join("") + html.slice(done);
}

/**
 * Whether an answer of this type is one of React Router's own data calls (`….data`). Pages load through the API;
 * development reloads by these.
 */
export const isRouterData = (contentType: string): boolean => contentType.startsWith("text/x-script");

/** Without it React Router's scripts take an answer for one of a proxy. */
export const ROUTER_DATA_HEADERS = { "X-Remix-Response": "yes" };

/** How React Router hands a page's data to its scripts: as a call whose text is another on each page. */
const CALL = "window.__reactRouterContext.streamController.enqueue(";
const CALL_END = ");</script>";

/** The same call, of whatever stands in the element before it. */
const CALL_WITH_DATA = `${CALL}JSON.parse(document.currentScript.previousElementSibling.text))`;

/**
 * Puts a page's data beside the script that takes it, which then has the same text on every page: pages of one kind
 * have the same policy, written and kept once. Data is not run, so the policy need not name it.
 * @param nonce of this rendering: what came with the content stays as it is
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

/**
 * True if the content type is that of React Router's own data requests (`….data`). Pages load data through the API;
 * only hot reloading in development uses these requests.
 */
export const isRouterData = (contentType: string): boolean => contentType.startsWith("text/x-script");

/** Without this header, React Router treats the response as one from a proxy. */
export const ROUTER_DATA_HEADERS = { "X-Remix-Response": "yes" };

const CONTROLLER = "window.__reactRouterContext.streamController";

/** Passes the data in the preceding element to React Router's scripts, which wait for it at this stream. */
const PASS_DATA = `${CONTROLLER}.enqueue(document.currentScript.previousElementSibling.text);${CONTROLLER}.close()`;

const END = "</body>";

/**
 * Adds a page's data to its document. React Router would write it into inline scripts, whose text then differs on each
 * page. Here it stands beside one script that is the same on every page, so pages of one kind share one policy, which is
 * computed and cached once. Data is not executed, so the policy need not allow it.
 * @param data what React Router hands over to the browser: JSON texts
 */
export async function withPageData(html: string, data: ReadableStream | undefined, nonce: string): Promise<string> {
  if (data === undefined) return html;
  // Within JSON, "<" stands in strings only. Left as it is, it could end the element.
  const json = (await new Response(data).text()).replaceAll("<", "\\u003c");
  const element = `<script type="application/json">${json}</script><script nonce="${nonce}">${PASS_DATA}</script>`;
  return html.replace(END, () => element + END);
}

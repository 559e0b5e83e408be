import { currentLanguage } from "../languages/current-language.ts";

/** The input of a call, in the form that Hono's client uses. */
type Input = {
  param?: Record<string, string>;
  query?: Record<string, string | undefined>;
  header?: Record<string, string | undefined>;
  json?: unknown;
};

type Headings = Record<string, string>;

type Options = { init?: RequestInit; headers?: Headings | (() => Headings | Promise<Headings>) };

const given = (values: Record<string, string | undefined> = {}): [string, string][] =>
  Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined);

async function call(
  fetch: typeof globalThis.fetch,
  names: readonly string[],
  input: Input = {},
  { init, headers: further }: Options = {},
): Promise<Response> {
  const path = names.slice(0, -1).map((name) => (name.startsWith(":") ? (input.param?.[name.slice(1)] ?? "") : name));
  const language = currentLanguage();
  const query = new URLSearchParams([
    ...given(input.query),
    ...given({ lang: language === "en" ? undefined : language }),
  ]).toString();
  const headers = new Headers([
    ...given(input.header),
    ...given(typeof further === "function" ? await further() : further),
  ]);
  if (input.json !== undefined) headers.set("Content-Type", "application/json");
  return fetch(`/${path.join("/")}${query && `?${query}`}`, {
    ...init,
    method: names.at(-1)?.slice(1).toUpperCase(),
    headers,
    body: input.json === undefined ? undefined : JSON.stringify(input.json),
  });
}

/**
 * Answers are in the language of the page that calls.
 *
 * Turns `calls.api.tuskers[":id"].$get({ param, query, header, json }, { init })` into a request, like Hono's own
 * client, whose types `api-client.ts` applies to it. Hono's client also supports cookies, forms, WebSockets and URLs,
 * which are not needed here and would add 1,686 bytes after gzip to every public page.
 */
export function callsOf(fetch: typeof globalThis.fetch, names: readonly string[] = []): unknown {
  return new Proxy(() => {}, {
    // `await` first checks for a `then` method: without the exception, any part of a call would look like a promise.
    get: (_target, name) =>
      typeof name === "string" && name !== "then" ? callsOf(fetch, [...names, name]) : undefined,
    apply: (_target, _this, [input, options]: [Input?, Options?]) => call(fetch, names, input, options),
  });
}

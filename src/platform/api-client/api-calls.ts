/** What a call sends, in the shape that Hono's client gives it. */
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
  const query = new URLSearchParams(given(input.query)).toString();
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
 * Turns `calls.api.tuskers[":id"].$get({ param, query, header, json }, { init })` into a request, as Hono's own client
 * does, whose types it carries in `api-client.ts`. That one also makes cookies, forms, sockets and addresses; nobody
 * here asks for them, and every public page would load them: 1,686 bytes more after gzip.
 */
export function callsOf(fetch: typeof globalThis.fetch, names: readonly string[] = []): unknown {
  return new Proxy(() => {}, {
    // Whoever is awaited is asked for `then` first.
    get: (_target, name) =>
      typeof name === "string" && name !== "then" ? callsOf(fetch, [...names, name]) : undefined,
    apply: (_target, _this, [input, options]: [Input?, Options?]) => call(fetch, names, input, options),
  });
}

import { ADDRESSES, type Operations, type Error as Problem, type RawBody } from "./operations.ts";

export type * from "./operations.ts";

/** A call that the site refused or could not answer. */
export class TuskersError extends Error {
  override readonly name = "TuskersError";
  readonly problem: Problem;
  readonly response: Response;
  constructor(problem: Problem, response: Response) {
    super(problem.detail);
    this.problem = problem;
    this.response = response;
  }
}

type Input = {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  header?: Record<string, string | undefined>;
  body?: unknown;
};

export type Options = {
  /** The origin of the site, such as `https://tuskers.example`. */
  site: string;
  /** Sent with each request, such as `Authorization`. */
  headers?: Record<string, string>;
  fetch?: typeof fetch;
};

export type Answer<Body> = {
  /** Undefined if the answer is unchanged since the ETag that was sent in `If-None-Match` (304). */
  body: Body | undefined;
  response: Response;
};

const isBody = (body: unknown): body is RawBody =>
  typeof body === "string" || body instanceof FormData || body instanceof Blob || body instanceof Uint8Array;

const isProblem = (told: unknown): told is Problem =>
  typeof told === "object" && told !== null && "detail" in told && "status" in told;

async function problemOf(response: Response): Promise<Problem> {
  const told: unknown = await response.json().catch(() => undefined);
  if (isProblem(told)) return told;
  // A proxy in front of the site answered.
  const { status, statusText: title } = response;
  const detail = title === "" ? `The call failed with ${status}.` : title;
  return { type: "about:blank", title, status, detail, statusCode: status, message: detail };
}

/**
 * A client of the site's API. The calls have the names of the OpenAPI document:
 * `await call("getTusker", { path: { id } })`.
 */
export function createClient({ site, headers: always = {}, fetch: send = fetch }: Options) {
  /** @throws TuskersError */
  return async function call<Name extends keyof Operations>(
    name: Name,
    input: Operations[Name]["input"],
    headers: Record<string, string> = {},
  ): Promise<Answer<Operations[Name]["answer"]>> {
    const { path = {}, query = {}, header = {}, body }: Input = input;
    const [method, pattern] = ADDRESSES[name];
    const address = new URL(
      pattern.replace(/\{(\w+)\}/g, (_, part: string) => encodeURIComponent(String(path[part]))),
      site,
    );
    for (const [key, value] of Object.entries(query)) {
      if (value !== undefined) address.searchParams.set(key, String(value));
    }
    const sent = new Headers({ ...always, ...headers });
    for (const [key, value] of Object.entries(header)) if (value !== undefined) sent.set(key, value);
    const isJson = body !== undefined && !isBody(body);
    if (isJson) sent.set("Content-Type", "application/json");
    const response = await send(address, {
      method,
      headers: sent,
      body: isJson ? JSON.stringify(body) : (body ?? null),
    });
    if (response.status === 304) return { body: undefined, response };
    if (!response.ok) throw new TuskersError(await problemOf(response), response);
    return { body: (await response.json()) as Operations[Name]["answer"], response };
  };
}

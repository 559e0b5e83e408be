import { isRecord } from "../../../platform/text/is-record.ts";
/** Why a call failed, in words that may be shown. `status` is 0 if there was no response at all. */
export type Failure = {
  status: number;
  message: string;
  code?: string;
  /** One for each invalid field; the path is in the API's dotted form: "tags.2". */
  errors: { path: string; message: string }[];
};

const UNREACHABLE = "The server could not be reached. Check your connection and try again; nothing here is lost.";
const UNEXPECTED = "Something went wrong in this page. Please try again.";

/** For responses without a sentence from the API: a proxy's page, or a connection cut in the middle. */
function sentenceFor(status: number): string {
  if (status === 413) return "This is larger than the server accepts.";
  if (status === 429) return "There were too many attempts. Please wait a little and try again.";
  if (status >= 500) return "The server could not do this. Please try again in a moment.";
  return `The server answered with an error (${status}).`;
}

function fieldErrorsIn(listed: unknown): Failure["errors"] {
  if (!Array.isArray(listed)) return [];
  return listed.flatMap((error: unknown) =>
    isRecord(error) && typeof error.path === "string" && typeof error.message === "string"
      ? [{ path: error.path, message: error.message }]
      : [],
  );
}

/** The failure described by an error response. Never rejects. */
export async function readFailure(response: Pick<Response, "status" | "json">): Promise<Failure> {
  const body: unknown = await response.json().catch(() => undefined);
  const reply = isRecord(body) ? body : {};
  return {
    status: response.status,
    message: typeof reply.message === "string" && reply.message !== "" ? reply.message : sentenceFor(response.status),
    ...(typeof reply.code === "string" ? { code: reply.code } : {}),
    errors: fieldErrorsIn(reply.errors),
  };
}

/** What `succeeded` needs of a response. */
export type Reply = { ok: boolean; status: number; json(): Promise<unknown> };
/** Of the responses that the API declares for a call, those of success. */
type Success<Declared extends Reply> = Declared extends { ok: false } ? never : Declared;

/** The `Failure` of an error of `fetch`; an aborted call keeps its error. */
export function rethrow(error: unknown): never {
  throw error instanceof DOMException && error.name === "AbortError" ? error : failureOf(error);
}

/** The response of a successful call. @throws a `Failure`, or an `AbortError` */
export async function succeeded<Declared extends Reply>(call: Promise<Declared>): Promise<Success<Declared>> {
  const response = await call.catch(rethrow);
  if (!response.ok) throw await readFailure(response);
  return response as Success<Declared>;
}

/** The body of its response. Throws as `succeeded` does. */
export const bodyOf = async <Declared extends Reply>(
  call: Promise<Declared>,
): Promise<Awaited<ReturnType<Success<Declared>["json"]>>> => (await succeeded(call)).json().catch(rethrow) as never;

/** One page of a list, and how many entries all its pages have. Throws as `succeeded` does. */
export async function pageOf<Declared extends Reply & { headers: Headers }>(
  call: Promise<Declared>,
): Promise<{ items: Awaited<ReturnType<Success<Declared>["json"]>>; total: number }> {
  const response = await succeeded(call);
  return {
    items: (await response.json().catch(rethrow)) as never,
    total: Number(response.headers.get("X-Total-Count")),
  };
}

/** True for what `readFailure` and `failureOf` return. */
const isFailure = (value: unknown): value is Failure =>
  isRecord(value) &&
  typeof value.status === "number" &&
  typeof value.message === "string" &&
  Array.isArray(value.errors) &&
  !(value instanceof Error);

/** Converts anything thrown to a failure: a thrown failure as it is, network trouble in plain words. */
export function failureOf(error: unknown): Failure {
  if (isFailure(error)) return error;
  // Without network or server, `fetch` throws a TypeError whose message differs between browsers.
  const isNetwork = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  const timedOut = error instanceof DOMException && error.name === "TimeoutError";
  if (isNetwork || timedOut) return { status: 0, message: UNREACHABLE, errors: [] };
  console.error(error);
  return { status: 0, message: UNEXPECTED, errors: [] };
}

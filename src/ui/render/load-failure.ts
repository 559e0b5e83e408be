import { isRouteErrorResponse } from "react-router";

/** Why a page could not be read: its HTTP status, and a message that may be shown. */
export class LoadFailed {
  readonly status: number;
  readonly message: string | undefined;
  /** What the message came with. */
  readonly body: unknown;

  constructor(status: number, body?: unknown) {
    this.status = status;
    this.message = messageIn(body);
    this.body = body;
  }
}

/** What a page's reader throws: a response with the HTTP status of the page, and a message that may be shown. */
export const failure = (status: number, message: string, more: object = {}): Response =>
  Response.json({ message, ...more }, { status });

function messageIn(body: unknown): string | undefined {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" ? message : undefined;
}

type Unsuccessful = Pick<Response, "status" | "json">;

/** The API's message in an unsuccessful response, otherwise `fallback`. */
const messageOf = async (response: Unsuccessful, fallback: string): Promise<string> =>
  messageIn(await response.json().catch(() => undefined)) ?? fallback;

/** The failure for an unsuccessful API response, with the API's message if there is one, otherwise `fallback`. */
export const failureFrom = async (response: Unsuccessful, fallback: string): Promise<Response> =>
  failure(response.status, await messageOf(response, fallback));

/**
 * Waits for an API response. If none arrives (no network, server down), it throws a 503 failure with `fallback`.
 * A request that was aborted because the visitor left the page keeps its own error.
 */
export async function answered<Answer>(call: Promise<Answer>, signal: AbortSignal, fallback: string): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (signal.aborted) throw error;
    throw failure(503, fallback);
  }
}

/** The status and message of a failure, or of an error caught by an error boundary; details of unexpected errors are not shown. */
export function readFailure(error: unknown, fallback: string): { status: number; message: string } {
  if (error instanceof LoadFailed) return { status: error.status, message: error.message ?? fallback };
  if (!isRouteErrorResponse(error)) return { status: 500, message: fallback };
  return { status: error.status, message: messageIn(error.data) ?? fallback };
}

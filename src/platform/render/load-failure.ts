import { data, isRouteErrorResponse } from "react-router";

/** What a page's loading throws: the HTTP status of the page, and a sentence that may be shown. */
export type LoadFailure = { message: string };

const failure = (status: number, message: string) => data<LoadFailure>({ message }, { status });

function messageIn(body: unknown): string | undefined {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" ? message : undefined;
}

/** An answer of the API that is no success, with the message it gave, else with `fallback`. */
export async function failureFrom(response: Response, fallback: string) {
  const body: unknown = await response.json().catch(() => undefined);
  return failure(response.status, messageIn(body) ?? fallback);
}

/**
 * Waits for an answer of the API; where none comes (no network, server gone) the failure is a 503 with `fallback`.
 * A call that was given up because the visitor went elsewhere stays what it is.
 */
export async function answered<Answer>(call: Promise<Answer>, signal: AbortSignal, fallback: string): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    if (signal.aborted) throw error;
    throw failure(503, fallback);
  }
}

/** An answer that came through and yet is not what it should be. */
export const invalidAnswer = () => failure(502, "Invalid response format from server");

/** The status and the sentence of what an error boundary caught; details of anything unexpected stay out of sight. */
export function readFailure(error: unknown, fallback: string): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: fallback };
  return { status: error.status, message: messageIn(error.data) ?? fallback };
}

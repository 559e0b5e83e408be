import { data, isRouteErrorResponse } from "react-router";
import { words } from "./words.en.ts";

/** What a page's loader throws: the HTTP status of the page, and a message that may be shown. */
export type LoadFailure = { message: string };

const failure = (status: number, message: string) => data<LoadFailure>({ message }, { status });

function messageIn(body: unknown): string | undefined {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : undefined;
  return typeof message === "string" ? message : undefined;
}

/** The failure for an unsuccessful API response, with the API's message if there is one, otherwise `fallback`. */
export async function failureFrom(response: Pick<Response, "status" | "json">, fallback: string) {
  const body: unknown = await response.json().catch(() => undefined);
  return failure(response.status, messageIn(body) ?? fallback);
}

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

/** The failure for a response whose content is invalid. */
export const invalidAnswer = () => failure(502, words.invalidAnswer);

/** The status and message of an error caught by an error boundary; details of unexpected errors are not shown. */
export function readFailure(error: unknown, fallback: string): { status: number; message: string } {
  if (!isRouteErrorResponse(error)) return { status: 500, message: fallback };
  return { status: error.status, message: messageIn(error.data) ?? fallback };
}

import { answered, failureFrom } from "./load-failure.ts";

type Answer = Pick<Response, "ok" | "status" | "json">;
type Content<Of> = Extract<Of, { ok: true }> extends { json(): Promise<infer Content> } ? Content : never;

/** The signal that ends a call, and the message of its failure if the API gives none. */
type Asked = { signal: AbortSignal; fallback: string };

/**
 * The content of a response of the API.
 * @throws the failure of the call, with the API's message or otherwise with `fallback`
 */
export async function contentOf<Of extends Answer>(
  call: Promise<Of>,
  { signal, fallback }: Asked,
): Promise<Content<Of>> {
  const response = await answered(call, signal, fallback);
  if (!response.ok) throw await failureFrom(response, fallback);
  return answered(response.json() as Promise<Content<Of>>, signal, fallback);
}

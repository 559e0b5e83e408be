import { answered, failureFrom, invalidAnswer } from "./load-failure.ts";

type Answer = Pick<Response, "ok" | "status" | "json">;
type Content<Of> = Extract<Of, { ok: true }> extends { json(): Promise<infer Content> } ? Content : never;
type Item<List> = List extends readonly (infer Item)[] ? Item : never;

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

/** One page of a list. `total` counts across all pages; `lastPage` is at least 1. */
export type ListPage<Item> = { items: Item[]; total: number; lastPage: number };

/** One page of a list, from a response of the API; throws as `contentOf` does. */
export async function pageOf<Of extends Answer & { headers: Headers }>(
  call: Promise<Of>,
  perPage: number,
  asked: Asked,
): Promise<ListPage<Item<Content<Of>>>> {
  const items: unknown = await contentOf(call, asked);
  if (!Array.isArray(items)) throw invalidAnswer();
  const total = Number((await call).headers.get("X-Total-Count"));
  return { items, total, lastPage: Math.max(1, Math.ceil(total / perPage)) };
}

/** A list that a page can do without: empty if the call fails. */
export async function optionalList<Of extends Answer>(call: Promise<Of>): Promise<Item<Content<Of>>[]> {
  try {
    const response: Answer = await call;
    return response.ok ? ((await response.json()) as Item<Content<Of>>[]) : [];
  } catch {
    return [];
  }
}

import { adminFetch } from "../../admin/api/admin-api.browser.ts";
import { type Failure, failureOf, readFailure } from "../../admin/api/failure.ts";
import type { ImageDetail } from "../../images/entry-images.ts";
import { noteImages } from "../../images/stored/known-images.ts";
import type { EntryKind, FormKind } from "../../platform/identifiers/entry-kind.ts";
import { isRecord } from "../../platform/json/is-record.ts";
import type { Source } from "../../sources/source.ts";
import { noteSources } from "../../sources/ui/known-sources.browser.ts";
import type { NotedWarnings } from "../definition/warnings.ts";
import type { Revision } from "../history/revision.ts";

/** An entry as the server returns it, and its ETag, which a save sends in `If-Match`. */
export type StoredEntry<Content> = {
  entry: Content & { _id: string } & Partial<NotedWarnings>;
  version: string | null;
};

export type SaveOutcome<Content> =
  | ({ result: "saved" } & StoredEntry<Content>)
  /** Somebody else saved it meanwhile. */
  | { result: "stale" }
  /** It is in the bin or was deleted for ever. */
  | { result: "gone"; binned: boolean }
  | { result: "failed"; failure: Failure };

/** What a restored version could not recover: deleted images, and an address that another entry has taken. */
export type Unrestored = { leftOutPictures: string[]; takenSlug: string | null };

/** The error message for unexpected responses. The product description fixes its wording. */
const UNEXPECTED = "Unexpected response from server";

const pathOf = (kind: FormKind): string => `/api/${kind}s`;

const entryPath = (kind: FormKind, id: string): string => `${pathOf(kind)}/${encodeURIComponent(id)}`;

const jsonRequest = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(body),
});

const isEntry = (body: unknown): body is { _id: string } => isRecord(body) && typeof body._id === "string";

/**
 * The parsed body of a successful response; undefined if it is no JSON.
 * @throws Failure, or what `fetch` throws, also where the call is aborted while its body is on the way
 */
async function read(response: Response): Promise<unknown> {
  if (!response.ok) throw await readFailure(response);
  return response.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  });
}

/** The body of a response that is a JSON object. @throws as `read` does, and a Failure for anything else */
async function readRecord<Body>(response: Response): Promise<Body> {
  const body = await read(response);
  if (!isRecord(body)) throw { status: response.status, message: UNEXPECTED, errors: [] } satisfies Failure;
  return body as Body;
}

async function readEntry<Content>(response: Response): Promise<StoredEntry<Content>> {
  const body = await read(response);
  if (!isEntry(body)) throw { status: response.status, message: UNEXPECTED, errors: [] } satisfies Failure;
  // The rest is trusted: the response comes from this site's own server and follows its API document.
  noteSources((body as { sources?: Source[] }).sources ?? []);
  noteImages((body as { imageDetails?: ImageDetail[] }).imageDetails ?? []);
  // A compressed response has its ETag in the weak form: versions are compared without that.
  const version = response.headers.get("ETag")?.replace(/^W\//, "") ?? null;
  return { entry: body as StoredEntry<Content>["entry"], version };
}

/** Loads the current state of an entry. @throws Failure (404, 410, 401, no connection) */
export async function loadEntry<Content>(
  kind: FormKind,
  id: string,
  signal?: AbortSignal,
): Promise<StoredEntry<Content>> {
  // Bypass the HTTP cache: a cached response could be an outdated version, which the next save would start from.
  return readEntry(await adminFetch(entryPath(kind, id), { cache: "no-store", signal: signal ?? null }));
}

/** Creates an entry, or changes an existing one unless its version has changed. Never rejects. */
export async function saveEntry<Content>(
  kind: FormKind,
  body: object,
  stored: { id: string; version: string | null } | undefined,
): Promise<SaveOutcome<Content>> {
  try {
    const response =
      stored === undefined
        ? await adminFetch(pathOf(kind), jsonRequest("POST", body))
        : await adminFetch(
            entryPath(kind, stored.id),
            jsonRequest("PUT", body, stored.version === null ? {} : { "If-Match": stored.version }),
          );
    if (stored !== undefined && response.status === 412) return { result: "stale" };
    if (stored !== undefined && (response.status === 404 || response.status === 410))
      return { result: "gone", binned: response.status === 410 };
    return { result: "saved", ...(await readEntry<Content>(response)) };
  } catch (error) {
    return { result: "failed", failure: failureOf(error) };
  }
}

/** Creates a preview of the form's current content, saved or not, and returns its URL. @throws Failure */
export async function createPreview(kind: FormKind, entry: object, id: string | undefined): Promise<string> {
  const body = await read(
    await adminFetch("/api/previews", jsonRequest("POST", { kind, ...(id === undefined ? {} : { id }), entry })),
  );
  if (isRecord(body) && typeof body.url === "string") return body.url;
  throw { status: 200, message: UNEXPECTED, errors: [] } satisfies Failure;
}

/** All saved versions of an entry, newest first. @throws Failure */
export async function listRevisions(kind: FormKind, id: string, signal?: AbortSignal): Promise<Revision[]> {
  const body = await read(await adminFetch(`${entryPath(kind, id)}/revisions`, { signal: signal ?? null }));
  return Array.isArray(body) ? (body as Revision[]) : [];
}

/** The content of one version of an entry. @throws Failure */
export async function loadRevision<Content>(
  kind: FormKind,
  id: string,
  version: number,
  signal?: AbortSignal,
): Promise<Revision & { content: Content }> {
  const response = await adminFetch(`${entryPath(kind, id)}/revisions/${version}`, { signal: signal ?? null });
  return readRecord<Revision & { content: Content }>(response);
}

/** Restores an old version by saving it as a new one. @throws Failure (412 among them) */
export async function restoreRevision(
  kind: FormKind,
  id: string,
  version: number,
  present: string | null,
): Promise<Unrestored> {
  const headers: Record<string, string> = present === null ? {} : { "If-Match": present };
  const response = await adminFetch(`${entryPath(kind, id)}/revisions/${version}/restore`, { method: "POST", headers });
  return readRecord<Unrestored>(response);
}

/** Marks the warnings of a version as looked at. @throws Failure (412 if it has changed since) */
export async function markWarningsSeen(kind: EntryKind, id: string, version: string | null): Promise<void> {
  const headers: Record<string, string> = version === null ? {} : { "If-Match": version };
  await read(await adminFetch(`${entryPath(kind, id)}/warnings/seen`, { method: "POST", headers }));
}

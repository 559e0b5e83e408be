import type { Revision } from "../../../content/fields/revision.ts";
import type { NotedWarnings } from "../../../content/fields/warnings.ts";
import type { ImageDetail } from "../../../content/images/entry-images.ts";
import type { Source } from "../../../content/sources/source.ts";
import type { FormKind } from "../../../platform/ids/entry-kind.ts";
import { isRecord } from "../../../platform/text/is-record.ts";
import { noteSources } from "../../inputs/sources/known-sources.browser.ts";
import { noteImages } from "../../inputs/stored-images/known-images.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, type Failure, type Reply, rethrow, succeeded } from "../../kit/api/failure.ts";

/** An entry as the server returns it, and its ETag, which a save sends in `If-Match`. */
export type StoredEntry<Content> = {
  entry: Content & { _id: string } & Partial<NotedWarnings>;
  version: string | null;
};

/** What a restored version could not recover: deleted images, and an address that another entry has taken. */
export type Unrestored = { leftOutPictures: string[]; takenSlug: string | null };

/** The error message for unexpected responses. The product description fixes its wording. */
const UNEXPECTED = "Unexpected response from server";

const entryOf = (kind: FormKind) => adminApi.api[`${kind}s`][":id"];

const at = (id: string) => ({ id: encodeURIComponent(id) });

/** Lets a call fail with 412 if the entry has another version by now. */
export const ifMatch = (version: string | null) => (version === null ? {} : { "if-match": version });

/** Whether an entry is in the bin or was deleted for ever. */
export const isGone = ({ status }: Failure): boolean => status === 404 || status === 410;

// All calls throw a `Failure`, or an `AbortError`.

/**
 * A body that is a JSON object. What else it is, is trusted: it comes from this site's own server, which follows its API
 * document.
 */
async function recordOf<Body>(call: Promise<Reply>): Promise<Body> {
  const response = await succeeded(call);
  const body = await response.json().catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) rethrow(error);
  });
  if (!isRecord(body)) throw { status: response.status, message: UNEXPECTED, errors: [] } satisfies Failure;
  return body as Body;
}

async function storedIn<Content>(call: Promise<Reply & { headers: Headers }>): Promise<StoredEntry<Content>> {
  type Entry = StoredEntry<Content>["entry"] & { sources?: Source[]; imageDetails?: ImageDetail[] };
  const entry = await recordOf<Entry>(call);
  noteSources(entry.sources ?? []);
  noteImages(entry.imageDetails ?? []);
  // A compressed response has its ETag in the weak form: versions are compared without that.
  return { entry, version: (await call).headers.get("ETag")?.replace(/^W\//, "") ?? null };
}

/** Loads the current state of an entry. */
export const loadEntry = <Content>(kind: FormKind, id: string, signal?: AbortSignal): Promise<StoredEntry<Content>> =>
  // Bypass the HTTP cache: a cached response could be an outdated version, which the next save would start from.
  storedIn(entryOf(kind).$get({ param: at(id) }, { init: { cache: "no-store", signal: signal ?? null } }));

/** Creates an entry, or changes an existing one unless its version has changed. */
export function saveEntry<Content>(
  kind: FormKind,
  body: object,
  stored: { id: string; version: string | null } | undefined,
): Promise<StoredEntry<Content>> {
  const json = body as never;
  if (stored !== undefined)
    return storedIn(entryOf(kind).$put({ param: at(stored.id), header: ifMatch(stored.version), json }));
  return storedIn(adminApi.api[kind === "tusker" ? "tuskers" : "articles"].$post({ json }));
}

/** Creates a preview of the form's current content, saved or not, and returns its URL. */
export async function createPreview(kind: FormKind, entry: object, id: string | undefined): Promise<string> {
  const json = { kind, ...(id === undefined ? {} : { id }), entry } as never;
  return (await recordOf<{ url: string }>(adminApi.api.previews.$post({ json }))).url;
}

/** All saved versions of an entry, newest first. */
export const listRevisions = (kind: FormKind, id: string, signal?: AbortSignal): Promise<Revision[]> =>
  bodyOf(entryOf(kind).revisions.$get({ param: at(id) }, { init: { signal: signal ?? null } }));

/** The content of one version of an entry. */
export const loadRevision = <Content>(
  kind: FormKind,
  id: string,
  version: number,
  signal?: AbortSignal,
): Promise<Revision & { content: Content }> => {
  const param = { ...at(id), version: String(version) };
  return recordOf(entryOf(kind).revisions[":version"].$get({ param }, { init: { signal: signal ?? null } }));
};

/** Restores an old version by saving it as a new one. */
export const restoreRevision = (
  kind: FormKind,
  id: string,
  version: number,
  present: string | null,
): Promise<Unrestored> => {
  const param = { ...at(id), version: String(version) };
  return recordOf(entryOf(kind).revisions[":version"].restore.$post({ param, header: ifMatch(present) }));
};

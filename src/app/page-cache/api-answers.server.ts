import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { InProcessFetch } from "../api-environment.server.ts";
import { type ChangedEntries, shortId } from "./changed-entries.server.ts";

/** An API response that a page was made from. */
export type UsedAnswer = {
  /** Path and query. */
  path: string;
  /** A hash of everything in the response that a page may show. */
  hash: string;
  /** The entries that it names, by `shortId`. If undefined, it names none and may therefore depend on any entry. */
  entries: readonly number[] | undefined;
};

/** The entries that these responses name; undefined if one of them may depend on any entry. */
export function entriesOf(used: readonly UsedAnswer[] | undefined): number[] | undefined {
  const all = used?.map(({ entries }) => entries);
  return all?.every((entries) => entries !== undefined) ? all.flat() : undefined;
}

/** Headers that change with every save or request although the content is the same. */
const NOT_SHOWN = new Set(["etag", "date", "x-request-id"]);

/** The id of one request in the body of a failed call. */
const INSTANCE = /"instance":"urn:uuid:[0-9a-f-]{36}",/;

const MOST_KEPT = 5000;
/** A truncated SHA-256, as long as in an ETag. Each cached page holds several. */
const HASH_BYTES = 16;

/** A hash of the status, headers and body of a response. */
function answerHash(response: Response, body: Uint8Array): string {
  const hash = createHash("sha256").update(`${response.status}\n`);
  for (const [name, value] of response.headers) if (!NOT_SHOWN.has(name)) hash.update(`${name}: ${value}\n`);
  const shown = response.ok ? body : Buffer.from(body).toString().replace(INSTANCE, "");
  return hash.update("\n").update(shown).digest().toString("base64url", 0, HASH_BYTES);
}

const isEmpty = (status: number): boolean => [204, 205, 304].includes(status);

/** Records which API responses a page is made from. */
export type AnswerNotes = {
  /** Wraps the given `fetch` and records its responses. */
  noting(call: InProcessFetch): typeof fetch;
  /** Undefined if a call was not a read, failed or is still pending: what the page depends on is then unknown. */
  used(): UsedAnswer[] | undefined;
};

export function createAnswerNotes(siteUrl: string): AnswerNotes {
  const answers: UsedAnswer[] = [];
  let unknown = 0;
  return {
    noting: (call) => async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, siteUrl), init);
      // Counts as unknown until it is answered, and for good if it never is.
      unknown += 1;
      let entries: number[] | undefined;
      const response = await call(request, undefined, (ids) => {
        entries = [...(entries ?? []), ...ids.map(shortId)];
      });
      if (request.method !== "GET") return response;
      // A long list names its entries while it is being read.
      const body = new Uint8Array(await response.arrayBuffer());
      const { pathname, search } = new URL(request.url);
      answers.push({ path: pathname + search, hash: answerHash(response, body), entries });
      unknown -= 1;
      const { status, headers } = response;
      return new Response(isEmpty(status) ? null : body, { status, headers });
    },
    used: () => (unknown === 0 ? [...answers] : undefined),
  };
}

/** Tells whether the API would still give the responses that a page was made from. */
export type ApiAnswers = {
  /**
   * @param snapshot the current content snapshot: what was learnt at another one is requested again
   * @param changed responses that name entries, but none of these, are not requested again
   */
  areUnchanged(used: readonly UsedAnswer[], snapshot: unknown, changed?: ChangedEntries): Promise<boolean>;
};

const isUntouched = ({ entries }: UsedAnswer, changed: ChangedEntries): boolean =>
  changed !== undefined && entries !== undefined && !entries.some((entry) => changed.has(entry));

/** @param call the API in process, as pages call it */
export function createApiAnswers(call: typeof fetch): ApiAnswers {
  const hashes = new LRUCache<string, Promise<string>>({ max: MOST_KEPT });
  let present: unknown;

  async function ask(path: string): Promise<string> {
    const response = await call(path);
    return answerHash(response, new Uint8Array(await response.arrayBuffer()));
  }

  function presentHash(path: string): Promise<string> {
    const known = hashes.get(path);
    if (known !== undefined) return known;
    const asked = ask(path);
    hashes.set(path, asked);
    // A failed request proves nothing, so it must not be cached as unchanged.
    asked.catch(() => hashes.delete(path));
    return asked;
  }

  return {
    async areUnchanged(used, snapshot, changed) {
      if (snapshot !== present) {
        hashes.clear();
        present = snapshot;
      }
      for (const answer of used) {
        if (!isUntouched(answer, changed) && (await presentHash(answer.path)) !== answer.hash) return false;
      }
      return true;
    },
  };
}

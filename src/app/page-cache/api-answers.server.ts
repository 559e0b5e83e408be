import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import type { InProcessFetch } from "../api-environment.server.ts";
import { type ChangedEntries, shortId } from "./told-entries.server.ts";

/** An answer of the API that a page was made from. */
export type UsedAnswer = {
  /** Path and query. */
  path: string;
  /** Stands for everything that a page may show of it. */
  hash: string;
  /** The entries that it names, by `shortId`; undefined where it names none, and so may tell of any. */
  entries: readonly number[] | undefined;
};

/** The entries that all of these answers name; undefined where one of them may tell of any. */
export function entriesOf(used: readonly UsedAnswer[] | undefined): number[] | undefined {
  const all = used?.map(({ entries }) => entries);
  return all?.every((entries) => entries !== undefined) ? all.flat() : undefined;
}

/** What changes with each save or each request, though the answer tells the same. */
const NOT_SHOWN = new Set(["etag", "date", "x-request-id"]);

const MOST_KEPT = 5000;
/** Of a SHA-256: as many as an ETag stands on. Each kept page holds some. */
const HASH_BYTES = 16;

/** Stands for status, headers and body of an answer. */
function answerHash(response: Response, body: Uint8Array): string {
  const hash = createHash("sha256").update(`${response.status}\n`);
  for (const [name, value] of response.headers) if (!NOT_SHOWN.has(name)) hash.update(`${name}: ${value}\n`);
  return hash.update("\n").update(body).digest().toString("base64url", 0, HASH_BYTES);
}

const isEmpty = (status: number): boolean => [204, 205, 304].includes(status);

/** Notes which answers of the API a page is made from. */
export type AnswerNotes = {
  /** Calls as the given one does, and notes what is answered. */
  noting(call: InProcessFetch): typeof fetch;
  /** Undefined when a call was no reading, has failed, or has no answer yet: then nobody knows what the page is made from. */
  used(): UsedAnswer[] | undefined;
};

export function createAnswerNotes(siteUrl: string): AnswerNotes {
  const answers: UsedAnswer[] = [];
  let unknown = 0;
  return {
    noting: (call) => async (input, init) => {
      const request = new Request(input instanceof Request ? input : new URL(input, siteUrl), init);
      // Until it is answered; for ever where that never happens.
      unknown += 1;
      let entries: number[] | undefined;
      const response = await call(request, undefined, (ids) => {
        entries = [...(entries ?? []), ...ids.map(shortId)];
      });
      if (request.method !== "GET") return response;
      // A long list names its entries while it is read.
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

/** Tells whether the API would still answer as it did when a page was made. */
export type ApiAnswers = {
  /**
   * @param moment the present one: what was learnt at another is asked anew
   * @param changed answers that name entries, but none of these, are not asked for
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
    // An answer that could not be had is no answer that was the same.
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

import { useEffect, useState } from "react";
import type { OtherEditor } from "../../../../content/calls/editing/editing.ts";
import { HEARTBEAT_MS, SILENT_MS } from "../../../../content/calls/editing/heartbeat.ts";
import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { isRecord } from "../../../../platform/text/is-record.ts";
import { readToken } from "../../../kit/api/token.browser.ts";

const NONE: readonly OtherEditor[] = [];

/** A heartbeat without an answer must not hold up the next one. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Tells the server that this form is open, for as long as it is in view, and asks who else has the entry open. Failures
 * are kept from the person, who can write without it.
 */
export function useOtherEditors(kind: EntryKind, id: string): readonly OtherEditor[] {
  const [form] = useState(() => crypto.randomUUID());
  const [others, setOthers] = useState(NONE);

  useEffect(() => {
    const path = `/api/${kind}s/${encodeURIComponent(id)}/editing/${form}`;
    // Not with the admin client: it would ask for a new sign-in while nothing was pressed.
    const call = (method: "PUT" | "DELETE", init: RequestInit) => {
      const token = readToken();
      return token === null
        ? undefined
        : fetch(path, { method, headers: { Authorization: `Bearer ${token}` }, ...init });
    };
    const leaving = new AbortController();
    let isNoted = false;
    let answeredAt = 0;

    const ask = async (signal: AbortSignal): Promise<readonly OtherEditor[] | undefined> => {
      try {
        const response = await call("PUT", { signal });
        // An entry that was deleted for ever is not edited any more. The next save says so.
        if (response?.status === 404) clearInterval(timer);
        if (!response?.ok) return undefined;
        const body: unknown = await response.json();
        return isRecord(body) && Array.isArray(body.others) ? (body.others as OtherEditor[]) : undefined;
      } catch {
        return undefined;
      }
    };
    const beat = async () => {
      if (document.visibilityState === "hidden") return;
      isNoted = true;
      const answer = await ask(AbortSignal.any([leaving.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)]));
      if (leaving.signal.aborted) return;
      if (answer !== undefined) {
        answeredAt = Date.now();
        setOthers(answer);
      } else if (Date.now() - answeredAt > SILENT_MS) {
        // What was known is too old to be told any longer.
        setOthers(NONE);
      }
    };
    const leave = () => {
      if (!isNoted) return;
      isNoted = false;
      // `keepalive` makes the browser send it even though the page is left. If it is lost, the form is soon forgotten.
      call("DELETE", { keepalive: true })?.catch(() => {});
    };
    const now = () => void beat();

    // A moment later, because React mounts twice in development, and what is sent first need not arrive first.
    const first = setTimeout(now);
    const timer = setInterval(now, HEARTBEAT_MS);
    document.addEventListener("visibilitychange", now);
    window.addEventListener("pageshow", now);
    window.addEventListener("pagehide", leave);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener("visibilitychange", now);
      window.removeEventListener("pageshow", now);
      window.removeEventListener("pagehide", leave);
      leaving.abort();
      leave();
      setOthers(NONE);
    };
  }, [kind, id, form]);

  return others;
}

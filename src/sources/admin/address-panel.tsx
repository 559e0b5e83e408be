import { useCallback, useEffect, useState } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Timestamp } from "../../admin/ui/timestamp.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import type { AddressCheck } from "../address-check.ts";
import type { SourceWithUses } from "../library-source.ts";
import { AddressState } from "./address-state.tsx";
import { archiveSearch, PROBLEM_SENTENCES } from "./address-words.ts";
import { SETTING_OFF } from "./checks-note.tsx";
import { changeSource, checkSource, forgetCheck, loadChecks, loadSource } from "./source-calls.browser.ts";
import styles from "./sources.module.css";

/** How often, and how many times, it is looked whether a check that was asked for is done. */
const LOOK_MS = 3000;
const MOST_LOOKS = 40;

/** Looks from time to time until the address was checked again. */
function useAwaitedCheck({ key, addressCheck }: SourceWithUses, onDone: () => void) {
  const [awaited, setAwaited] = useState<{ before: string | null; looks: number }>();
  const checkedAt = addressCheck?.checkedAt ?? null;
  useEffect(() => {
    if (awaited === undefined) return;
    if (awaited.looks >= MOST_LOOKS) return setAwaited(undefined);
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      // Without an answer it is looked once more.
      const now = await loadSource(key, stop.signal).catch(() => undefined);
      if (stop.signal.aborted) return;
      if (now !== undefined && (now.addressCheck?.checkedAt ?? null) !== awaited.before) {
        setAwaited(undefined);
        onDone();
      } else setAwaited({ ...awaited, looks: awaited.looks + 1 });
    }, LOOK_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [awaited, key, onDone]);
  return { isAwaited: awaited !== undefined, begin: () => setAwaited({ before: checkedAt, looks: 0 }) };
}

/** What the last check found, in sentences. */
function Found({ check }: { check: AddressCheck }) {
  const { state, since, checkedAt, aliveAt, movedTo, firstTitle, pageTitle, problem } = check;
  if (checkedAt === null) return null;
  return (
    <>
      <p>
        Last checked <Timestamp at={checkedAt} />
        {since !== null && state !== "alive" && (
          <>
            ; in this state since <Timestamp at={since} dayOnly />
          </>
        )}
        {aliveAt !== null && state !== "alive" && (
          <>
            ; last seen alive <Timestamp at={aliveAt} dayOnly />
          </>
        )}
        .
      </p>
      {problem !== null && <p>{PROBLEM_SENTENCES[problem]}</p>}
      {state === "unreachable" && <p>It is asked again every day. Readers see nothing of it until it is gone.</p>}
      {movedTo !== null && (
        <p>
          It leads to{" "}
          <a href={movedTo} rel="noopener nofollow noreferrer">
            {movedTo}
          </a>
          .
        </p>
      )}
      {state === "title-changed" && firstTitle !== null && pageTitle !== null && firstTitle !== pageTitle && (
        <p>
          The page is now called “{pageTitle}”. At the first check it was “{firstTitle}”.
        </p>
      )}
    </>
  );
}

/** The address of a source: its state, and what a keeper can do about it. */
export function AddressPanel({ source, reload }: { source: SourceWithUses; reload(): void }) {
  const { key, url, archiveUrl, updatedAt, addressCheck: check } = source;
  const { notify } = useNotices();
  const [isBusy, setBusy] = useState(false);
  const { content: checks } = useLoaded(useCallback((signal: AbortSignal) => loadChecks(signal), []));
  const { isAwaited, begin } = useAwaitedCheck(source, reload);
  if (url === null || check === undefined) return null;
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      notify(done);
      reload();
      return true;
    } catch (error) {
      notify(failureOf(error).message, "bad");
      return false;
    } finally {
      setBusy(false);
    }
  };
  const { state, movedTo } = check;
  const isDead = state === "gone" || check.problem === "front-page";
  return (
    <section className={styles.check} aria-labelledby="address">
      <h2 id="address">Address</h2>
      <p role="status">
        <AddressState source={source} />
        {isAwaited && " Being checked…"}
      </p>
      <Found check={check} />
      {(isDead || state === "title-changed") && archiveUrl === null && (
        <p>
          {state === "gone" && "Readers are told that the original is gone. "}
          <a href={archiveSearch(url)} rel="noopener nofollow noreferrer">
            Look for an archived copy
          </a>{" "}
          at web.archive.org, and put its address into the field “Archived address”.
        </p>
      )}
      {checks?.isOn === false && <p>{SETTING_OFF}</p>}
      <div className="acts">
        {movedTo !== null && (
          <button
            type="button"
            className="btn small"
            disabled={isBusy}
            onClick={() =>
              void act(() => changeSource(key, { url: movedTo }, updatedAt), `${key} has its new address.`)
            }
          >
            Take the new address
          </button>
        )}
        {checks?.isOn === true && (
          <button
            type="button"
            className="btn quiet small"
            disabled={isBusy || isAwaited}
            onClick={async () => {
              if (await act(() => checkSource(key), `${key} is checked next.`)) begin();
            }}
          >
            Check now
          </button>
        )}
        {state !== null && state !== "alive" && (
          <button
            type="button"
            className="btn quiet small"
            disabled={isBusy}
            onClick={() => void act(() => forgetCheck(key), `What was found at the address of ${key} is forgotten.`)}
          >
            The address is right
          </button>
        )}
      </div>
    </section>
  );
}

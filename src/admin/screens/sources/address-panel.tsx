import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AddressCheck } from "../../../content/sources/address-check.ts";
import type { SourceWithUses } from "../../../content/sources/library-source.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AddressState } from "./address-state.tsx";
import { archiveSearch, PROBLEM_SENTENCES } from "./address-words.ts";
import { SETTING_OFF } from "./checks-note.tsx";
import { at, CHECKS, changeSource, SOURCE, sourceQuery } from "./source-query.browser.ts";
import styles from "./sources.module.css";

/** How often, and for how long, it is looked whether a check that was asked for is done. */
const LOOK_MS = 3_000;
const PATIENCE_MS = 120_000;

/** Looks from time to time until the address was checked again. */
function useAwaitedCheck({ key, addressCheck }: SourceWithUses) {
  const checkedAt = addressCheck?.checkedAt ?? null;
  const [awaited, setAwaited] = useState<{ before: string | null; until: number }>();
  const isAwaited = awaited !== undefined && awaited.before === checkedAt;
  const { dataUpdatedAt } = useQuery({
    ...sourceQuery(key),
    // The screen has just loaded it.
    refetchOnMount: false,
    refetchInterval: () => isAwaited && Date.now() < awaited.until && LOOK_MS,
  });
  return {
    isAwaited: isAwaited && dataUpdatedAt < awaited.until,
    begin: () => setAwaited({ before: checkedAt, until: Date.now() + PATIENCE_MS }),
  };
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
export function AddressPanel({ source }: { source: SourceWithUses }) {
  const { key, url, archiveUrl, updatedAt, addressCheck: check } = source;
  const { notify } = useNotices();
  const { data: checks } = useQuery(CHECKS);
  const { isAwaited, begin } = useAwaitedCheck(source);
  const { mutate, isPending: isBusy } = useMutation({
    mutationFn: ({ call }: { call(): Promise<unknown>; done: string }) => call(),
    onSuccess: (_, { done }) => notify(done),
    onError: ({ message }) => notify(message, "bad"),
  });
  if (url === null || check === undefined) return null;
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
              mutate({
                call: () => changeSource(key, { url: movedTo }, updatedAt),
                done: `${key} has its new address.`,
              })
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
            onClick={() =>
              mutate(
                // Before all others.
                { call: () => bodyOf(SOURCE.check.$post(at(key))), done: `${key} is checked next.` },
                { onSuccess: begin },
              )
            }
          >
            Check now
          </button>
        )}
        {state !== null && state !== "alive" && (
          <button
            type="button"
            className="btn quiet small"
            disabled={isBusy}
            onClick={() =>
              mutate({
                call: () => bodyOf(SOURCE.check.$delete(at(key))),
                done: `What was found at the address of ${key} is forgotten.`,
              })
            }
          >
            The address is right
          </button>
        )}
      </div>
    </section>
  );
}

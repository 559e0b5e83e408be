import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { MOST_FEATURED } from "../../../content/tuskers/featured-pick.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { Caution } from "../../kit/ui/caution.tsx";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import styles from "./featured.module.css";
import { type Pick, toPick } from "./pick.ts";
import { aliveCaution, PickList, targetCaution } from "./pick-list.tsx";
import { PickSearch } from "./pick-search.tsx";
import { moved } from "./reorder.ts";

const calls = adminApi.api.tuskers.featured;

const KEY = ["featured"];

const NONE: readonly Pick[] = [];

const orderOf = (picks: readonly Pick[]): string => picks.map(({ _id }) => _id).join();

/** The page where editors choose and order the tuskers that Home shows first. */
export default function Featured() {
  const client = useQueryClient();
  const {
    data: stored = NONE,
    error,
    refetch,
    isPending,
  } = useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) =>
      (await bodyOf(calls.$get({ query: { drafts: "1" } }, { init: { signal } }))).map(toPick),
  });
  /** The order as it was changed here; undefined while it is the stored one. */
  const [edited, setEdited] = useState<readonly Pick[]>();
  const picks = edited ?? stored;
  const [announcement, setAnnouncement] = useState("");
  const { notify } = useNotices();
  const { mutate: save, isPending: busy } = useMutation({
    mutationFn: async () => (await bodyOf(calls.$put({ json: { ids: picks.map(({ _id }) => _id) } }))).map(toPick),
    onSuccess: (now) => {
      client.setQueryData(KEY, now);
      setEdited(undefined);
      notify("The featured tuskers were saved.");
    },
    onError: ({ errors, message }) =>
      notify(`The featured tuskers could not be saved: ${errors[0]?.message ?? message}`, "bad"),
  });

  const fewAlive = aliveCaution(picks);
  const changed = orderOf(picks) !== orderOf(stored);
  const blocker = useBlocker(changed);
  useEffect(() => {
    if (!changed) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [changed]);

  const move = (from: number, to: number) => {
    const pick = picks[from];
    if (pick === undefined || to < 0 || to >= picks.length) return;
    setEdited(moved(picks, from, to));
    setAnnouncement(`${pick.name} is now number ${to + 1} of ${picks.length}.`);
  };
  const remove = (index: number) => {
    setEdited(picks.toSpliced(index, 1));
    setAnnouncement(`${picks[index]?.name ?? ""} was removed.`);
  };
  const add = (pick: Pick) => {
    setEdited([...picks, pick]);
    const sentences = [`${pick.name} was added at the end.`, targetCaution(pick)];
    setAnnouncement(sentences.filter(Boolean).join(" "));
  };
  return (
    <AdminPage
      title="Featured"
      actions={
        <button
          type="button"
          className="btn"
          aria-disabled={busy || !changed || undefined}
          onClick={() => !busy && changed && save()}
        >
          {busy && <Spinner />}
          Save the order
        </button>
      }
    >
      <Lead>
        Home shows these in this order, the first one large. Searches that find nothing offer the first three. Visitors
        see only those that are published.
      </Lead>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the featured tuskers" failure={error} onRetry={refetch} />
      ) : isPending ? (
        <p role="status">Loading the featured tuskers...</p>
      ) : (
        <div className={styles.columns}>
          <section aria-labelledby="pick">
            <h2 id="pick">
              The pick, {picks.length} of at most {MOST_FEATURED}
            </h2>
            {picks.length === 0 ? (
              <Notice kind="status" title="No tuskers are featured">
                <p>
                  Home shows the featured tuskers first, and leaves the section out until there is one. Find a tusker by
                  name below, add him, and save the order.
                </p>
              </Notice>
            ) : (
              <PickList picks={picks} onMove={move} onRemove={remove} />
            )}
            {fewAlive !== undefined && <Caution>{fewAlive}</Caution>}
            <p className="sr" role="status">
              {announcement}
            </p>
          </section>
          <PickSearch chosen={new Set(picks.map(({ _id }) => _id))} full={picks.length >= MOST_FEATURED} onAdd={add} />
        </div>
      )}
      <ConfirmDialog
        open={blocker.state === "blocked"}
        text="Leave without saving the order?"
        confirm="Leave"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      />
    </AdminPage>
  );
}

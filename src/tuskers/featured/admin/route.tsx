import { useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { failureOf } from "../../../admin/api/failure.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { Lead } from "../../../admin/layout/lead.tsx";
import { Caution } from "../../../admin/ui/caution.tsx";
import { ConfirmDialog } from "../../../admin/ui/confirm-dialog.tsx";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { Spinner } from "../../../platform/ui/loading/spinner.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import { MOST_FEATURED } from "../../featured-pick.ts";
import styles from "./featured.module.css";
import { loadPicks, type Pick, savePicks } from "./featured-calls.browser.ts";
import { aliveCaution, PickList, targetCaution } from "./pick-list.tsx";
import { PickSearch } from "./pick-search.tsx";
import { moved } from "./reorder.ts";

const orderOf = (picks: readonly Pick[]): string => picks.map(({ _id }) => _id).join();

/** The page where editors choose and order the tuskers that Home shows first. */
export default function Featured() {
  const { content: stored, failure, reload } = useLoaded(loadPicks);
  const [picks, setPicks] = useState<readonly Pick[]>([]);
  const [saved, setSaved] = useState<readonly Pick[]>([]);
  const [announcement, setAnnouncement] = useState("");
  const [busy, setBusy] = useState(false);
  const { notify } = useNotices();
  useEffect(() => {
    if (stored === undefined) return;
    setPicks(stored);
    setSaved(stored);
  }, [stored]);

  const fewAlive = aliveCaution(picks);
  const changed = orderOf(picks) !== orderOf(saved);
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
    setPicks(moved(picks, from, to));
    setAnnouncement(`${pick.name} is now number ${to + 1} of ${picks.length}.`);
  };
  const remove = (index: number) => {
    setPicks(picks.toSpliced(index, 1));
    setAnnouncement(`${picks[index]?.name ?? ""} was removed.`);
  };
  const add = (pick: Pick) => {
    setPicks([...picks, pick]);
    const sentences = [`${pick.name} was added at the end.`, targetCaution(pick)];
    setAnnouncement(sentences.filter(Boolean).join(" "));
  };
  const save = async () => {
    if (busy || !changed) return;
    setBusy(true);
    try {
      const now = await savePicks(picks);
      setPicks(now);
      setSaved(now);
      notify("The featured tuskers were saved.");
    } catch (error) {
      const { errors, message } = failureOf(error);
      notify(`The featured tuskers could not be saved: ${errors[0]?.message ?? message}`, "bad");
    }
    setBusy(false);
  };

  return (
    <AdminPage
      title="Featured"
      actions={
        <button type="button" className="btn" aria-disabled={busy || !changed || undefined} onClick={() => void save()}>
          {busy && <Spinner />}
          Save the order
        </button>
      }
    >
      <Lead>
        Home shows these in this order, the first one large. Searches that find nothing offer the first three. Visitors
        see only those that are published.
      </Lead>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch the featured tuskers" failure={failure} onRetry={reload} />
      ) : stored === undefined ? (
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

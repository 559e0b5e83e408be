import { useCallback, useEffect, useRef, useState } from "react";
import { purgeEntry, RELOADING, restoreEntry } from "../../../admin/api/bin-calls.browser.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { Lead } from "../../../admin/layout/lead.tsx";
import { ConfirmDialog } from "../../../admin/ui/confirm-dialog.tsx";
import { ListStatus } from "../../../admin/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../../admin/ui/lists/use-address-parameters.ts";
import { useLastPage } from "../../../admin/ui/lists/use-last-page.browser.ts";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../platform/ui/button-link.tsx";
import { readPage } from "../../../platform/ui/lists/list-parameters.ts";
import { Pagination } from "../../../platform/ui/lists/pagination.tsx";
import { Notice } from "../../../platform/ui/notice.tsx";
import type { BinnedEntry } from "../bin.ts";
import { BinTable } from "./bin-table.tsx";
import { BINNED_PER_PAGE, loadBin } from "./load-bin.browser.ts";

const addressOf = (page: number): string => (page > 1 ? `/admin/bin?page=${page}` : "/admin/bin");

/** The bin: deleted entries that can still be restored. */
export default function Bin() {
  const parameters = useAddressParameters();
  const page = readPage(parameters.get("page"));
  const load = useCallback((signal: AbortSignal) => loadBin(page, signal), [page]);
  const { content: found, failure, reload } = useLoaded(load, RELOADING);
  const { notify } = useNotices();
  const [toPurge, setToPurge] = useState<BinnedEntry>();
  const [busy, setBusy] = useState(false);
  const tally = useRef<HTMLParagraphElement>(null);
  const [taken, setTaken] = useState(0);
  // The row disappears, and with it the focused button, so the focus moves to the tally. Wait until the dialog has
  // closed, because it returns the focus to that button.
  useEffect(() => {
    if (taken > 0) tally.current?.focus();
  }, [taken]);

  const lastPage = useLastPage({ page, perPage: BINNED_PER_PAGE, total: found?.total, addressOf });

  const finish = () => {
    setBusy(false);
    setTaken((times) => times + 1);
  };
  const restore = async ({ kind, _id, name }: BinnedEntry) => {
    if (busy) return;
    setBusy(true);
    const failed = await restoreEntry(kind, _id);
    if (failed === undefined) notify(`“${name}” was restored.`);
    else notify(`“${name}” could not be restored: ${failed.message}`, "bad");
    finish();
  };
  const purge = async () => {
    if (toPurge === undefined) return;
    setBusy(true);
    const failed = await purgeEntry(toPurge.kind, toPurge._id);
    if (failed === undefined) notify(`“${toPurge.name}” was deleted for ever.`);
    else notify(`Failed to delete ${toPurge.kind}: ${failed.message}`, "bad");
    setToPurge(undefined);
    finish();
  };

  return (
    <AdminPage title="Bin">
      <Lead>
        Deleted entries stay here for 30 days. Their addresses stay reserved and tell visitors that the page is gone.
      </Lead>
      <ListStatus ref={tally} page={page} pages={lastPage}>
        {found === undefined
          ? failure === undefined && "Loading the bin..."
          : `${counted(found.total, "entry", "entries")} in the bin${found.total > 1 ? ", the last deleted first" : ""}`}
      </ListStatus>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch the bin" failure={failure} onRetry={reload} />
      ) : found?.total === 0 ? (
        <Notice kind="status" title="The bin is empty">
          <p>What is deleted on the dashboard can be restored here for 30 days. There is nothing to do.</p>
          <div className="acts">
            <ButtonLink to="/admin/dashboard" quiet>
              Dashboard
            </ButtonLink>
          </div>
        </Notice>
      ) : (
        found !== undefined && (
          <>
            <BinTable binned={found.binned} busy={busy} onRestore={(one) => void restore(one)} onPurge={setToPurge} />
            <Pagination page={page} pages={lastPage} addressOf={addressOf} />
          </>
        )
      )}
      <ConfirmDialog
        open={toPurge !== undefined}
        text={`Delete ${toPurge?.name ?? "it"} for ever?`}
        confirm="Delete for ever"
        busy={busy}
        onConfirm={() => void purge()}
        onCancel={() => setToPurge(undefined)}
      >
        <p>Its text and history cannot be restored after that.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { BinnedEntry } from "../../../content/entries/bin.ts";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { readPage } from "../../../ui/kit/lists/list-parameters.ts";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ENTRIES } from "../../kit/api/admin-queries.tsx";
import { type Failure, pageOf, succeeded } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { useLastPage } from "../../kit/ui/lists/use-last-page.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { BinTable } from "./bin-table.tsx";

const BINNED_PER_PAGE = 20;

const one = adminApi.api.bin[":kind"][":id"];

const param = ({ kind, _id }: BinnedEntry) => ({ kind, id: encodeURIComponent(_id) });

const addressOf = (page: number): string => (page > 1 ? `/admin/bin?page=${page}` : "/admin/bin");

/** The bin: deleted entries that can still be restored. */
export default function Bin() {
  const parameters = useAddressParameters();
  const page = readPage(parameters.get("page"));
  const query = { page: String(page), limit: String(BINNED_PER_PAGE) };
  const { data, error, refetch } = useQuery({
    queryKey: [...ENTRIES, "bin", query],
    queryFn: ({ signal }) => pageOf(adminApi.api.bin.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const { notify } = useNotices();
  const [toPurge, setToPurge] = useState<BinnedEntry>();
  const tally = useRef<HTMLParagraphElement>(null);
  const [taken, setTaken] = useState(0);
  // The row disappears, and with it the focused button, so the focus moves to the tally. Wait until the dialog has
  // closed, because it returns the focus to that button.
  useEffect(() => {
    if (taken > 0) tally.current?.focus();
  }, [taken]);

  const lastPage = useLastPage({ page, perPage: BINNED_PER_PAGE, total: data?.total, addressOf });

  const onSettled = () => {
    setToPurge(undefined);
    setTaken((times) => times + 1);
  };
  const fail = (what: string, { message }: Failure) => {
    notify(`${what}: ${message}`, "bad");
    void refetch();
  };
  const restoring = useMutation({
    mutationFn: (entry: BinnedEntry) => succeeded(one.restore.$post({ param: param(entry) })),
    onSuccess: (_, { name }) => notify(`“${name}” was restored.`),
    onError: (failure, { name }) => fail(`“${name}” could not be restored`, failure),
    onSettled,
  });
  const purging = useMutation({
    mutationFn: (entry: BinnedEntry) => succeeded(one.$delete({ param: param(entry) })),
    onSuccess: (_, { name }) => notify(`“${name}” was deleted for ever.`),
    onError: (failure, { kind }) => fail(`Failed to delete ${kind}`, failure),
    onSettled,
  });

  return (
    <AdminPage title="Bin">
      <Lead>
        Deleted entries stay here for 30 days. Their addresses stay reserved and tell visitors that the page is gone.
      </Lead>
      <ListStatus ref={tally} isEmpty={data?.total === 0} page={page} pages={lastPage}>
        {data === undefined
          ? error === null && "Loading the bin..."
          : `${counted(data.total, "entry", "entries")} in the bin${data.total > 1 ? ", the last deleted first" : ""}`}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the bin" failure={error} onRetry={refetch} />
      ) : data?.total === 0 ? (
        <Notice kind="status" title="The bin is empty">
          <div className="acts">
            <ButtonLink to="/admin/dashboard" quiet>
              Dashboard
            </ButtonLink>
          </div>
        </Notice>
      ) : (
        data !== undefined && (
          <>
            <BinTable
              binned={data.items}
              busy={restoring.isPending}
              onRestore={restoring.mutate}
              onPurge={setToPurge}
            />
            <Pagination page={page} pages={lastPage} addressOf={addressOf} />
          </>
        )
      )}
      <ConfirmDialog
        open={toPurge !== undefined}
        text={`Delete ${toPurge?.name ?? "it"} for ever?`}
        confirm="Delete for ever"
        busy={purging.isPending}
        onConfirm={() => toPurge !== undefined && purging.mutate(toPurge)}
        onCancel={() => setToPurge(undefined)}
      >
        <p>Its text and history cannot be restored after that.</p>
      </ConfirmDialog>
    </AdminPage>
  );
}

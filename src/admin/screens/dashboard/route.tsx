import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { addressOfHits } from "../../kit/found-address.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useKeptList } from "../../kit/ui/lists/kept-list.browser.ts";
import { ListBody } from "../../kit/ui/lists/list-body.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import segmentStyles from "../../kit/ui/segments.module.css";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { useCounts } from "../../shell/counts.tsx";
import { NewAccountsNote } from "../accounts/new-accounts-note.tsx";
import { BackupTrouble, LastBackup } from "./backup-note.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { EntryTable, TableOutline } from "./entry-table.tsx";
import { addressOf, isFiltered, type ListState, NO_FILTER, readListState, type Shown } from "./list-state.ts";
import type { Row } from "./rows.ts";
import { Toolbar } from "./toolbar.tsx";
import { kindOf, useEntryActions } from "./use-entry-actions.browser.ts";
import { useEntryList, useRow } from "./use-entry-list.browser.ts";
import { WaitingNote } from "./waiting-note.tsx";
import { counted, ORDER_WORDS } from "./words.ts";

function ShowToggle({ show, onShow }: { show: Shown; onShow(show: Shown): void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; these two buttons switch the list.
    <div className={segmentStyles.segments} role="group" aria-label="What is shown">
      <button type="button" aria-pressed={show === "tuskers"} onClick={() => onShow("tuskers")}>
        Show Tuskers
      </button>
      <button type="button" aria-pressed={show === "articles"} onClick={() => onShow("articles")}>
        Show Articles
      </button>
    </div>
  );
}

function AddLink({ show }: { show: Shown }) {
  return show === "tuskers" ? (
    <Link to="/admin/dashboard/addtusker" className="btn small">
      <Icon name="plus" />
      Add Tuskers
    </Link>
  ) : (
    <Link to="/admin/dashboard/addarticle" className="btn small">
      <Icon name="file-plus" />
      Add Article
    </Link>
  );
}

function NothingFound({ state, onClear }: { state: ListState; onClear(): void }) {
  const what = state.show === "tuskers" ? "Tuskers" : "Articles";
  return (
    <Notice kind="status" title={`No ${what} Found`}>
      {isFiltered(state) ? (
        <>
          <p>No {what.toLowerCase()} match your current search criteria.</p>
          {state.search !== "" && (
            <p>
              {state.show === "tuskers" ? "No tusker has this name. " : "No article has these words in its title. "}
              <Link to={addressOfHits(state.search)}>Search in all texts?</Link>
            </p>
          )}
          <div className="acts">
            <button type="button" className="btn quiet" onClick={onClear}>
              Show all
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            {state.show === "tuskers"
              ? "Each tusker of the directory is listed here, also while he is a draft. There are none yet."
              : "Each article is listed here, also while it is a draft. There are none yet."}
          </p>
          <div className="acts">
            <AddLink show={state.show} />
          </div>
        </>
      )}
    </Notice>
  );
}

/** The lists of tuskers and articles, with the actions on their entries. */
export default function Dashboard() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(parameters), [parameters]);
  const { show } = state;
  const list = useEntryList(state);
  const { counts } = useCounts();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [toDelete, setToDelete] = useState<Row>();
  const tally = useRef<HTMLParagraphElement>(null);
  const [taken, setTaken] = useState(0);
  // The row or the bar disappears, and with it the focused button, so the focus moves to the tally. Wait until the
  // dialog has closed, because it returns the focus to that button.
  useEffect(() => {
    if (taken > 0) tally.current?.focus({ preventScroll: true });
  }, [taken]);

  const go = useCallback(
    (change: Partial<ListState>, replace: boolean) =>
      void navigate(addressOf({ ...state, page: 1, ...change }), { replace, preventScrollReset: true }),
    [navigate, state],
  );
  const filter = useCallback((change: Partial<ListState>) => go(change, true), [go]);

  // The last rows of the last page may just have been binned: go to the page that is last now.
  const lastPage = list.found?.lastPage ?? state.page;
  useEffect(() => {
    if (!list.loading && state.page > lastPage) go({ page: lastPage }, true);
  }, [list.loading, state.page, lastPage, go]);

  const rows = list.found?.rows ?? [];
  const { key: here } = useLocation();
  const [actedHere, setActedHere] = useState<string>();
  const justSaved = useKeptList(kindOf(show), addressOf(state), list.found !== undefined);
  const saved = actedHere === here ? undefined : justSaved;
  const actions = useEntryActions(() => setActedHere(here));
  const isListed = list.found === undefined || rows.some(({ id }) => id === saved);
  const hidden = useRow(show, isListed ? undefined : saved);
  // Rows that are no longer in view are not selected either.
  const chosenRows = [...(hidden === undefined ? [] : [hidden]), ...rows].filter(({ id }) => chosen.has(id));
  const choose = (ids: readonly string[], isChosen: boolean) => {
    setActedHere(here);
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) isChosen ? after.add(id) : after.delete(id);
      return after;
    });
  };

  const confirmDelete = () => {
    if (toDelete === undefined) return;
    actions.remove(toDelete, {
      onSuccess: () => setTaken((times) => times + 1),
      onSettled() {
        setToDelete(undefined);
        choose([toDelete.id], false);
      },
    });
  };

  return (
    <AdminPage
      title="Dashboard"
      actions={
        <>
          <ShowToggle
            show={show}
            onShow={(shown) => void navigate(addressOf(readListState(new URLSearchParams({ show: shown }))))}
          />
          <AddLink show={show} />
        </>
      }
    >
      {counts?.backups !== undefined && <BackupTrouble backups={counts.backups} />}
      {counts?.newAccounts !== undefined && <NewAccountsNote accounts={counts.newAccounts} />}
      <WaitingNote />
      <Toolbar state={state} onChange={filter} />
      <ListStatus ref={tally} isEmpty={list.found?.total === 0} page={state.page} pages={lastPage}>
        {list.found === undefined
          ? list.failure === undefined && `Loading ${show}...`
          : `${counted(show, list.found.total)}${isFiltered(state) ? " found" : ""}${list.found.total > 1 ? `, ${ORDER_WORDS[state.sort]}` : ""}`}
      </ListStatus>
      {chosenRows.length > 0 && (
        <BulkBar
          show={show}
          count={chosenRows.length}
          busy={actions.busy}
          onDo={(change) =>
            actions.change(
              { show, entries: chosenRows, change },
              {
                onSuccess: ({ results }) =>
                  setChosen(new Set(results.filter(({ done }) => !done).map(({ _id }) => _id))),
                onSettled: () => setTaken((times) => times + 1),
              },
            )
          }
          onClear={() => setChosen(new Set())}
        />
      )}
      {list.failure !== undefined && !list.loading ? (
        <AdminFailure title={`Failed to fetch ${show}`} failure={list.failure} onRetry={list.reload} />
      ) : list.found === undefined ? (
        <TableOutline />
      ) : (
        <ListBody loading={list.loading}>
          {(rows.length > 0 || hidden !== undefined) && (
            <EntryTable {...{ rows, hidden, state, saved, chosen }} onChoose={choose} onDelete={setToDelete} />
          )}
          {list.found.total === 0 && <NothingFound state={state} onClear={() => filter(NO_FILTER)} />}
          <Pagination page={state.page} pages={lastPage} addressOf={(page) => addressOf({ ...state, page })} />
        </ListBody>
      )}
      {counts?.backups !== undefined && <LastBackup backups={counts.backups} />}
      <ConfirmDialog
        open={toDelete !== undefined}
        text={`Are you sure you want to delete this ${toDelete?.kind ?? "tusker"}?`}
        confirm="Delete"
        busy={actions.busy}
        onConfirm={confirmDelete}
        onCancel={() => setToDelete(undefined)}
      >
        <p>
          <b>{toDelete?.name}</b> goes to the bin and leaves the public site. It can be restored from there for 30 days.
        </p>
      </ConfirmDialog>
    </AdminPage>
  );
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { counted } from "../../../platform/text/counted.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Pagination } from "../../../ui/kit/lists/pagination.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { pageOf } from "../../kit/api/failure.ts";
import { useKeptList } from "../../kit/ui/lists/kept-list.browser.ts";
import { ListBody } from "../../kit/ui/lists/list-body.tsx";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { useListInAddress } from "../../kit/ui/lists/use-list-in-address.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { ChecksNote } from "./checks-note.tsx";
import {
  addressOf,
  isFiltered,
  type LibraryState,
  libraryQuery,
  mergeAddress,
  readLibraryState,
} from "./library-state.ts";
import { LibraryToolbar } from "./library-toolbar.tsx";
import { CHECKS, SOURCES } from "./source-query.browser.ts";
import { SourceTable } from "./source-table.tsx";
import styles from "./sources.module.css";

function NothingFound({ state, onClear }: { state: LibraryState; onClear(): void }) {
  return (
    <Notice kind="status" title="No Sources Found">
      {isFiltered(state) ? (
        <>
          <p>No source matches. Try another word, or show all of them.</p>
          <div className="acts">
            <button type="button" className="btn quiet" onClick={onClear}>
              Show all
            </button>
          </div>
        </>
      ) : (
        <>
          <p>
            Every fact of the directory rests on a source of this library. Add the first one here, or where you cite it.
          </p>
          <div className="acts">
            <ButtonLink to="/admin/sources/new">Add source</ButtonLink>
          </div>
        </>
      )}
    </Notice>
  );
}

/** The library of sources: each with what uses it, found by typing. Two of them can be merged. */
export default function SourceLibrary() {
  const parameters = useAddressParameters();
  const { may } = useOwnRole();
  const state = useMemo(() => readLibraryState(parameters), [parameters]);
  const query = libraryQuery(state);
  const {
    data: found,
    error,
    refetch,
    isPlaceholderData,
  } = useQuery({
    queryKey: ["sources", query],
    queryFn: ({ signal }) => pageOf(SOURCES.$get({ query }, { init: { signal } })),
    placeholderData: keepPreviousData,
  });
  const { lastPage, go } = useListInAddress({
    ...{ state, addressOf, perPage: Number(query.limit), total: found?.total, isBefore: isPlaceholderData },
  });
  useKeptList("source", addressOf(state), found !== undefined);
  const { data: checks } = useQuery(CHECKS);
  /** The keys of the sources that are to be merged, at most two. */
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [stays, goes] = chosen;

  const choose = (key: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, key] : before.filter((other) => other !== key)));

  return (
    <AdminPage title="Sources" actions={<ButtonLink to="/admin/sources/new">Add source</ButtonLink>}>
      <Lead>Where facts come from. A change here is seen at every entry that uses the source.</Lead>
      {checks !== undefined && <ChecksNote checks={checks} />}
      <LibraryToolbar state={state} onChange={go} />
      <ListStatus isEmpty={found?.total === 0} page={state.page} pages={lastPage}>
        {found === undefined
          ? error === null && "Loading sources..."
          : `${counted(found.total, "source", "sources")}${isFiltered(state) ? " found" : ""}`}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch sources" failure={error} onRetry={refetch} />
      ) : found !== undefined && found.total === 0 ? (
        <NothingFound state={state} onClear={() => go({ search: "", kind: "", show: "" })} />
      ) : (
        found !== undefined && (
          <ListBody loading={isPlaceholderData}>
            <SourceTable sources={found.items} chosen={chosen} onChoose={may("change sources") ? choose : undefined} />
            <Pagination page={state.page} pages={lastPage} addressOf={(page) => addressOf({ ...state, page })} />
          </ListBody>
        )
      )}
      {stays !== undefined && (
        <div className={styles.chosen} role="status">
          <span>
            {goes === undefined
              ? `${stays} is chosen. Choose one more to merge the two.`
              : `${stays} and ${goes} are chosen.`}
          </span>
          <span className="acts">
            <button type="button" className="btn quiet small" onClick={() => setChosen([])}>
              Choose none
            </button>
            {goes !== undefined && <ButtonLink to={mergeAddress(stays, goes)}>Merge…</ButtonLink>}
          </span>
        </div>
      )}
    </AdminPage>
  );
}

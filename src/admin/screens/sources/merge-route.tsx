import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import type { SourceWithUses } from "../../../content/sources/library-source.ts";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Note, Notice } from "../../../ui/kit/notice.tsx";
import { ONCE } from "../../kit/api/admin-queries.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import { LIST_RETURN, listAddress } from "../../kit/ui/lists/kept-list.browser.ts";
import { useAddressParameters } from "../../kit/ui/lists/use-address-parameters.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { useSending } from "../../kit/ui/use-sending.browser.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { NotAllowed } from "../../shell/not-allowed.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
import { mergeAddress, sourceAddress } from "./library-state.ts";
import { at, SOURCE } from "./source-query.browser.ts";
import { FIELD_LABELS, SOURCE_FIELDS, type SourceField, textOfField, valuesOf } from "./source-values.ts";
import styles from "./sources.module.css";
import { isUsed, usesText } from "./used-by.tsx";

type Two = { stays: SourceWithUses; goes: SourceWithUses };

const movedText = (source: SourceWithUses): string =>
  isUsed(source) ? `The citations of ${source.key} move along, in ${usesText(source)}.` : `Nothing uses ${source.key}.`;

/** The lines in which the two differ, each with the choice of what stays. */
function MergeForm({ stays, goes }: Two) {
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [mine, theirs] = [valuesOf(stays), valuesOf(goes)];
  const lines = SOURCE_FIELDS.filter((field) => mine[field] !== theirs[field]);
  // What only the source that goes has is worth keeping.
  const [taken, setTaken] = useState<readonly SourceField[]>(() => lines.filter((field) => mine[field] === ""));
  const sending = useSending([]);
  const merge = () =>
    sending.send([], async () => {
      const change = Object.fromEntries(taken.map((field) => [field, goes[field]]));
      await bodyOf(SOURCE.merge.$post({ ...at(goes.key), json: { into: stays.key, change } }));
      notify(`${goes.key} was merged into ${stays.key}.`, "good", { onNextScreen: true });
      void navigate(sourceAddress(stays.key));
    });
  const option = (field: SourceField, source: SourceWithUses, isTaken: boolean) => (
    <label>
      <input
        type="radio"
        name={field}
        checked={taken.includes(field) === isTaken}
        onChange={() =>
          setTaken((before) => [...before.filter((other) => other !== field), ...(isTaken ? [field] : [])])
        }
      />
      <span>
        <small>{source.key}</small> {textOfField(field, valuesOf(source)) || "Nothing"}
      </span>
    </label>
  );
  return (
    <Panel aria-label="Merge two sources">
      <div className={styles.lines}>
        {lines.map((field) => (
          <fieldset key={field}>
            <legend>{FIELD_LABELS[field]}</legend>
            {option(field, stays, false)}
            {option(field, goes, true)}
          </fieldset>
        ))}
        {lines.length === 0 && <p>The two say the same in every line.</p>}
      </div>
      <p>
        {stays.key} stays, and {goes.key} leads there from now on. {movedText(goes)} This cannot be undone.
      </p>
      {sending.trouble !== undefined && <Note kind="bad">{sending.trouble}</Note>}
      <div className="acts">
        <button type="button" className="btn" aria-disabled={sending.busy || undefined} onClick={() => void merge()}>
          {sending.busy && <Spinner />}
          Merge into {stays.key}
        </button>
        <Link className="btn quiet" replace to={mergeAddress(goes.key, stays.key)}>
          Keep {goes.key} instead
        </Link>
        <Link className="btn quiet" to={listAddress("source")} state={LIST_RETURN}>
          Cancel
        </Link>
      </div>
    </Panel>
  );
}

/** Merges two sources, whose keys are in the address. */
export default function MergeSources() {
  const parameters = useAddressParameters();
  const [stays, goes] = [parameters.get("stays") ?? "", parameters.get("goes") ?? ""];
  const {
    data: two,
    error,
    refetch,
  } = useQuery({
    queryKey: ["sources to merge", stays, goes],
    queryFn: async ({ signal }): Promise<Two> => {
      const init = { init: { signal } };
      const [kept, gone] = await Promise.all([
        bodyOf(SOURCE.$get(at(stays), init)),
        bodyOf(SOURCE.$get(at(goes), init)),
      ]);
      return { stays: kept, goes: gone };
    },
    // Once they are merged, the two are one.
    ...ONCE,
  });
  const { may } = useOwnRole();
  if (!may("change sources")) return <NotAllowed title="Merge Sources" action="change sources" />;
  const isSame = two !== undefined && two.stays.key === two.goes.key;
  return (
    <AdminPage title="Merge Sources">
      <Lead>Choose line by line what stays.</Lead>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the sources" failure={error} onRetry={refetch} />
      ) : two === undefined ? (
        <p role="status">Loading sources...</p>
      ) : isSame ? (
        <Notice kind="status" title="These are one source">
          <p>Choose two different ones in the list of sources.</p>
        </Notice>
      ) : (
        <MergeForm key={`${two.stays.key} ${two.goes.key}`} {...two} />
      )}
    </AdminPage>
  );
}

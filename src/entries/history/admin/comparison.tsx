import { useEffect, useState } from "react";
import { type Failure, failureOf } from "../../../admin/api/failure.ts";
import { Panel } from "../../../admin/ui/panel.tsx";
import { Select } from "../../../platform/ui/forms/field.tsx";
import { Spinner } from "../../../platform/ui/loading/spinner.tsx";
import { Waiting } from "../../../platform/ui/loading/waiting.tsx";
import { ChangedFields } from "../../form/changes/changed-fields.tsx";
import { loadRevision } from "../../form/entry-calls.browser.ts";
import type { ComparedField, EntryDefinition, SharedValues } from "../../form/entry-definition.ts";
import { findDifferences } from "../../form/three-way.ts";
import { writtenTimestamp } from "../../form/written-timestamp.ts";
import type { Revision } from "../revision.ts";
import styles from "./history-screen.module.css";

type ComparisonProps<Values extends SharedValues, Content> = {
  definition: EntryDefinition<Values, Content>;
  id: string;
  revisions: readonly Revision[];
  /** The older version; undefined if the first version is shown alone. */
  from: Revision | undefined;
  to: Revision;
  onCompare(from: Revision | undefined, to: Revision): void;
};

/** Loads both versions. A version never changes, so each is loaded only once. */
function useVersions<Values extends SharedValues, Content>(
  { kind, blank, valuesOf }: EntryDefinition<Values, Content>,
  id: string,
  numbers: readonly (number | undefined)[],
) {
  const [held, setHeld] = useState<ReadonlyMap<number, Values>>(new Map());
  const [failure, setFailure] = useState<Failure>();
  const missing = numbers.filter((number) => number !== undefined && !held.has(number)).join();
  useEffect(() => {
    if (missing === "") return;
    const leaving = new AbortController();
    Promise.all(missing.split(",").map((number) => loadRevision<Content>(kind, id, Number(number), leaving.signal)))
      .then((loaded) => {
        setFailure(undefined);
        setHeld(
          (before) =>
            new Map([...before, ...loaded.map(({ version, content }) => [version, valuesOf(content)] as const)]),
        );
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setFailure(failureOf(error));
      });
    return () => leaving.abort();
  }, [kind, id, valuesOf, missing]);
  const [from, to] = numbers.map((number) => (number === undefined ? blank() : held.get(number)));
  return { from, to, failure };
}

type UnchangedProps<Values extends SharedValues> = {
  compared: EntryDefinition<Values, never>["compared"];
  changed: readonly ComparedField<Values>[];
  values: Values;
};

/** The fields that say the same in both versions, as far as they say anything. */
function Unchanged<Values extends SharedValues>({ compared, changed, values }: UnchangedProps<Values>) {
  const labels = compared
    .filter((field) => !changed.includes(field) && field.blocksOf(values).length > 0)
    .map(({ label }) => label);
  if (labels.length === 0) return null;
  return (
    <p className={styles.unchanged}>
      <b>Not changed:</b> {labels.join(", ")}
    </p>
  );
}

/** Two versions compared field by field. */
export function Comparison<Values extends SharedValues, Content>(props: ComparisonProps<Values, Content>) {
  const { definition, id, revisions, from, to, onCompare } = props;
  const values = useVersions(definition, id, [from?.version, to.version]);
  const fields = values.from && values.to ? findDifferences(definition.compared, values.from, values.to) : undefined;
  const find = (text: string) => revisions.find(({ version }) => String(version) === text);
  const options = revisions.map(({ version, madeAt }) => (
    <option key={version} value={version}>
      Version {version} · {writtenTimestamp(madeAt)}
    </option>
  ));
  return (
    <Panel aria-labelledby="comparison-heading">
      <h2 id="comparison-heading">
        {from === undefined ? `Version ${to.version}` : `What changed from version ${from.version} to ${to.version}`}
      </h2>
      <div className={styles.versions}>
        <Select label="From" value={from?.version ?? ""} onChange={({ target }) => onCompare(find(target.value), to)}>
          {from === undefined && <option value="">Nothing</option>}
          {options}
        </Select>
        <Select label="To" value={to.version} onChange={({ target }) => onCompare(from, find(target.value) ?? to)}>
          {options}
        </Select>
      </div>
      <div role="status" className={styles.told}>
        {fields?.length === 0 && <p>These two versions are the same.</p>}
        {values.failure !== undefined && <p className="err">{values.failure.message}</p>}
        {fields === undefined && values.failure === undefined && (
          <Waiting>
            <Spinner />
            Loading both versions...
          </Waiting>
        )}
      </div>
      {fields !== undefined && values.from && values.to && fields.length > 0 && (
        <>
          <ChangedFields fields={fields} before={values.from} after={values.to} />
          <Unchanged compared={definition.compared} changed={fields} values={values.to} />
        </>
      )}
    </Panel>
  );
}

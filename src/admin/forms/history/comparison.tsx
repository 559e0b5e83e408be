import { useQuery } from "@tanstack/react-query";
import type { Revision } from "../../../content/fields/revision.ts";
import { Select } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { Waiting } from "../../../ui/kit/loading/waiting.tsx";
import { ONCE } from "../../kit/api/admin-queries.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { ChangedFields } from "../entry/changes/changed-fields.tsx";
import { loadRevision } from "../entry/entry-calls.browser.ts";
import type { ComparedField, EntryDefinition, SharedValues } from "../entry/entry-definition.ts";
import { findDifferences } from "../entry/three-way.ts";
import { writtenTimestamp } from "../entry/written-timestamp.ts";
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

/** The values of a version; nothing is blank. A version never changes. */
function useVersion<Values extends SharedValues, Content>(
  { kind, blank, valuesOf }: EntryDefinition<Values, Content>,
  id: string,
  revision: Revision | undefined,
) {
  const version = revision?.version;
  return useQuery({
    queryKey: ["version", kind, id, version],
    queryFn: async ({ signal }) =>
      version === undefined ? blank() : valuesOf((await loadRevision<Content>(kind, id, version, signal)).content),
    ...ONCE,
  });
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
  const { data: before, error: lost } = useVersion(definition, id, from);
  const { data: after, error: failed } = useVersion(definition, id, to);
  const failure = lost ?? failed;
  const fields = before && after && findDifferences(definition.compared, before, after);
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
        {failure !== null && <p className="err">{failure.message}</p>}
        {fields === undefined && failure === null && (
          <Waiting>
            <Spinner />
            Loading both versions...
          </Waiting>
        )}
      </div>
      {before && after && fields !== undefined && fields.length > 0 && (
        <>
          <ChangedFields fields={fields} before={before} after={after} />
          <Unchanged compared={definition.compared} changed={fields} values={after} />
        </>
      )}
    </Panel>
  );
}

import { useState } from "react";
import { RELATION_KINDS, type RelationKind } from "../../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS, RELATION_LABELS } from "../../../../content/record/words.ts";
import { writtenRecordDate } from "../../../../content/record/written-record-date.ts";
import { TextInput } from "../../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { FormSection } from "../../../forms/entry/screen/form-section.tsx";
import styles from "./relations-panel.module.css";
import { CertaintySelect, ChoiceSelect, DateInput } from "./statement-fields.tsx";
import { Statement, Statements } from "./statement-list.tsx";
import { useNamedTuskers } from "./use-named-tuskers.browser.ts";
import { useRecordPart } from "./use-record-part.browser.ts";

/** Other animals in his story: tuskers of the directory, found by name, or a name alone. */
export function RelationsPanel() {
  const { items, error, errorAt, ref, add, change, remove } = useRecordPart("relations");
  const [typed, setTyped] = useState("");
  const [kind, setKind] = useState<RelationKind>("companion");
  const { found, nameOf } = useNamedTuskers(
    typed,
    items.flatMap(({ to }) => to ?? []),
  );
  const keep = () => {
    const name = typed.trim();
    if (name === "") return;
    const known = found.find((tusker) => tusker.name.toLowerCase() === name.toLowerCase());
    add({ kind, certainty: "certain", sources: [], ...(known ? { to: known._id } : { name }) });
    setTyped("");
  };
  return (
    <FormSection
      id="relations"
      title="Related tuskers"
      about="kin, companions, rivals"
      count={items.length}
      names={["relations"]}
      hint="Each relation is shown on both pages. Enter it once."
      error={error}
    >
      <div className={styles.added}>
        <ChoiceSelect
          label="Relation"
          values={RELATION_KINDS}
          labels={RELATION_LABELS}
          value={kind}
          onChange={(next) => next && setKind(next)}
        />
        <TextInput
          label="Name of the other tusker"
          autoComplete="off"
          list="relations-names"
          value={typed}
          ref={ref}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            keep();
          }}
        />
        <datalist id="relations-names">
          {found.map(({ _id, name }) => (
            <option key={_id} value={name} />
          ))}
        </datalist>
        <button type="button" className="btn quiet small" disabled={typed.trim() === ""} onClick={keep}>
          <Icon name="plus" />
          Add relation
        </button>
      </div>
      <Statements>
        {items.map((relation, index) => {
          const name = relation.name ?? nameOf(relation.to ?? "");
          return (
            <Statement
              key={`${relation.kind} ${relation.to ?? relation.name}`}
              words={`${RELATION_LABELS[relation.kind]} ${name}`}
              remark={[
                relation.certainty !== "certain" && CERTAINTY_LABELS[relation.certainty],
                relation.date && writtenRecordDate(relation.date),
                relation.note,
              ]
                .filter(Boolean)
                .join(" · ")}
              name={`${RELATION_LABELS[relation.kind]} ${name}`}
              sources={relation.sources}
              onSources={(sources) => change(index, { sources })}
              path={`relations.${index}`}
              error={errorAt(String(index))}
              removeLabel="Remove relation"
              onRemove={() => remove(index)}
            >
              <ChoiceSelect
                label="Kind"
                values={RELATION_KINDS}
                labels={RELATION_LABELS}
                value={relation.kind}
                onChange={(kind) => kind && change(index, { kind })}
              />
              <DateInput label="Date" value={relation.date} onChange={(date) => change(index, { date })} />
              <CertaintySelect value={relation.certainty} onChange={(certainty) => change(index, { certainty })} />
              <TextInput
                label="Note"
                value={relation.note ?? ""}
                onChange={({ target }) => change(index, { note: target.value || undefined })}
              />
            </Statement>
          );
        })}
      </Statements>
    </FormSection>
  );
}

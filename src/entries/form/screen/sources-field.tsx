import { useFieldArray, useFormContext } from "react-hook-form";
import { Panel } from "../../../admin/ui/panel.tsx";
import { Select, TextInput } from "../../../platform/ui/forms/field.tsx";
import { Icon } from "../../../platform/ui/icon.tsx";
import { SOURCE_KIND_LABELS } from "../../../sources/ui/source-kind-labels.ts";
import { cautionId, PlaceCaution } from "../../cautions/places-caution.tsx";
import type { SharedValues } from "../entry-definition.ts";
import sheetStyles from "./entry-sheet.module.css";
import styles from "./sources-field.module.css";

/** The sources of an entry, as a list that can be reordered. */
export function SourcesField({ wide = false }: { wide?: boolean }) {
  const { control, register, formState, setFocus, setValue } = useFormContext<SharedValues>();
  const { fields, append, remove, swap } = useFieldArray({ control, name: "sources" });
  const errors = formState.errors.sources;
  const move = (from: number, to: number) => {
    swap(from, to);
    setFocus(`sources.${to}.title`);
  };
  const registerPart = (index: number, part: "title" | "kind" | "url") =>
    register(`sources.${index}.${part}`, { onChange: () => setValue(`sources.${index}.key`, "") });
  return (
    <Panel
      className={wide ? `${styles.sources} ${styles.wide} ${sheetStyles.wide}` : styles.sources}
      aria-labelledby="sources-heading"
    >
      <h2 id="sources-heading">Sources</h2>
      {fields.length === 0 && <p className="hint">None yet. Readers trust what they can check.</p>}
      <ol className={styles.list}>
        {fields.map((source, index) => (
          <li key={source.id}>
            <fieldset>
              <legend>Source {index + 1}</legend>
              <div className={styles.fields}>
                <TextInput
                  label="Title of the source"
                  {...registerPart(index, "title")}
                  noteId={cautionId("sources")}
                  error={errors?.[index]?.title?.message}
                />
                <Select label="Kind" {...registerPart(index, "kind")} error={errors?.[index]?.kind?.message}>
                  {Object.entries(SOURCE_KIND_LABELS).map(([kind, label]) => (
                    <option key={kind} value={kind}>
                      {label}
                    </option>
                  ))}
                </Select>
                <TextInput
                  label="Web address"
                  type="url"
                  inputMode="url"
                  placeholder="https://"
                  {...registerPart(index, "url")}
                  error={errors?.[index]?.url?.message}
                />
              </div>
              <div className={styles.buttons}>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={`Move source ${index + 1} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <Icon name="arrow-up" />
                </button>
                <button
                  type="button"
                  className="iconbtn"
                  aria-label={`Move source ${index + 1} down`}
                  disabled={index === fields.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <Icon name="arrow-down" />
                </button>
                <button
                  type="button"
                  className="iconbtn del"
                  aria-label={`Remove source ${index + 1}`}
                  onClick={() => remove(index)}
                >
                  <Icon name="trash" />
                </button>
              </div>
            </fieldset>
          </li>
        ))}
      </ol>
      <PlaceCaution of="sources" />
      <div>
        <button
          type="button"
          className="btn quiet small"
          onClick={() =>
            append(
              { key: "", title: "", url: "", kind: "news" },
              { shouldFocus: true, focusName: `sources.${fields.length}.title` },
            )
          }
        >
          <Icon name="plus" />
          Add source
        </button>
      </div>
    </Panel>
  );
}

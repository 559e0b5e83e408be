import { Fragment, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Fields } from "../../../../content/fields/fields.ts";
import { Panel } from "../../../kit/ui/panel.tsx";
import type { PanelNames } from "../define-entry.ts";
import type { EntrySheet as Sheet } from "../entry-definition.ts";
import { type Controls, FieldControl } from "../fields/field-control.tsx";
import { rowsOf } from "../form-values.ts";
import { EntryImages, type ImageEvents } from "./entry-images.tsx";
import styles from "./entry-sheet.module.css";
import { FormSection, FormSections } from "./form-section.tsx";

type RowsProps = {
  sheet: Sheet;
  rows: readonly (readonly string[])[];
  controls: Controls;
  /** The fields that have no control of their kind. */
  byHand?: Readonly<Record<string, ReactNode>>;
};

function Rows({ sheet, rows, controls, byHand = {} }: RowsProps) {
  return rows.map((row) => {
    const fields = row.map((name) => (
      <Fragment key={name}>{byHand[name] ?? <FieldControl sheet={sheet} name={name} controls={controls} />}</Fragment>
    ));
    return row.length === 1 ? (
      <Fragment key={row.join()}>{fields}</Fragment>
    ) : (
      <div key={row.join()} className={row.length === 2 ? "two" : styles.three}>
        {fields}
      </div>
    );
  });
}

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== "");

type GroupProps = { sheet: Sheet; part: string; title: string; about: string; controls: Controls };

/** The fields of a group in the table, shut until they are wanted. */
function Group({ sheet, part, title, about, controls }: GroupProps) {
  const { control } = useFormContext<Record<string, unknown>>();
  const rows = rowsOf(sheet.fields, part)
    .map((row) => row.filter((name) => !controls[name]?.hidden))
    .filter((row) => row.length > 0);
  const names = rows.flat();
  const filled = useWatch({ control, name: names }).filter(isFilled).length;
  // Fields that others replace are shown for entries that still have something in them.
  if (names.length === 0 || (filled === 0 && sheet.formerGroups.includes(part))) return null;
  return (
    <FormSection id={part} title={title} about={about} count={`${filled} of ${names.length}`} names={names}>
      <Rows sheet={sheet} rows={rows} controls={controls} />
    </FormSection>
  );
}

type EntrySheetProps<Table extends Fields> = {
  sheet: Sheet<Table>;
  controls: Controls;
  imageEvents: ImageEvents;
  /** What is written by hand: fields without a control of their kind, and sections. The compiler checks that none is missing. */
  panels: Record<PanelNames<Table>, ReactNode>;
  /** The heading over the sections. */
  more: string;
};

/** The form of an entry: first the fields that the product specifies, then closed sections. */
export function EntrySheet<Table extends Fields>({
  sheet,
  controls,
  imageEvents,
  panels,
  more,
}: EntrySheetProps<Table>) {
  const { kind, labels, groups } = sheet;
  const byHand: Record<string, ReactNode> = {
    ...panels,
    pictures: kind !== "page" && <EntryImages kind={kind} label={labels.pictures ?? ""} {...imageEvents} />,
  };
  return (
    <div className={styles.sheet}>
      <Panel aria-labelledby="basics">
        <h2 id="basics">Basics</h2>
        <Rows sheet={sheet} rows={sheet.facts} controls={controls} byHand={byHand} />
      </Panel>
      <FormSections title={more}>
        {sheet.order
          .filter((part) => part !== "facts")
          .map((part) => {
            const group = groups[part];
            return (
              <Fragment key={part}>
                {group === undefined ? (
                  byHand[part]
                ) : (
                  <Group sheet={sheet} part={part} {...group} controls={controls} />
                )}
              </Fragment>
            );
          })}
      </FormSections>
    </div>
  );
}

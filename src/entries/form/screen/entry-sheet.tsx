import { Fragment, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Panel } from "../../../admin/ui/panel.tsx";
import type { Fields } from "../../definition/fields.ts";
import type { PanelNames } from "../define-entry.ts";
import type { SharedValues, EntrySheet as Sheet } from "../entry-definition.ts";
import { type Controls, FieldControl } from "../fields/field-control.tsx";
import { rowsOf } from "../form-values.ts";
import styles from "./entry-sheet.module.css";
import { type ImageEvents, ImagesPanel } from "./images-panel.tsx";
import { OptionalGroup } from "./optional-group.tsx";

/** With more images than this, the right column holds nothing else. */
const FEW = 2;

type RowsProps = { sheet: Sheet; rows: readonly (readonly string[])[]; controls: Controls };

function Rows({ sheet, rows, controls }: RowsProps) {
  return rows.map((row) => {
    const fields = row.map((name) => <FieldControl key={name} sheet={sheet} name={name} controls={controls} />);
    return (
      <Fragment key={row.join()}>
        {row.length === 1 ? fields : <div className={row.length === 2 ? "two" : styles.three}>{fields}</div>}
      </Fragment>
    );
  });
}

type EntrySheetProps<Table extends Fields> = {
  sheet: Sheet<Table>;
  controls: Controls;
  imageEvents: ImageEvents;
  /** The hand-written panels. The compiler checks that none is missing. */
  panels: Record<PanelNames<Table>, ReactNode> & { tags?: ReactNode };
};

/** Lays out the panels of an entry: facts on the left, images on the right, text across both columns. */
export function EntrySheet<Table extends Fields>({ sheet, controls, imageEvents, panels }: EntrySheetProps<Table>) {
  const { control } = useFormContext<SharedValues>();
  const images = useWatch({ control, name: "pictures" });
  const byHand: Record<string, ReactNode> = panels;
  const { kind, words, labels, groups } = sheet;
  const panelOf = (part: string): ReactNode => {
    if (part === "facts")
      return (
        <Panel className={styles.facts} aria-label={`The ${words.noun}`}>
          <Rows sheet={sheet} rows={sheet.facts} controls={controls} />
        </Panel>
      );
    if (part === "pictures" && kind !== "page")
      return <ImagesPanel kind={kind} label={labels.pictures ?? ""} {...imageEvents} />;
    const title = groups[part];
    if (title === undefined) return byHand[part];
    const rows = rowsOf(sheet.fields, part)
      .map((row) => row.filter((name) => !controls[name]?.hidden))
      .filter((row) => row.length > 0);
    if (rows.length === 0) return null;
    return (
      <OptionalGroup title={title} names={rows.flat()} former={sheet.formerGroups.includes(part)}>
        <Rows sheet={sheet} rows={rows} controls={controls} />
      </OptionalGroup>
    );
  };
  return (
    <div className={images.length > FEW ? `${styles.sheet} ${styles.many}` : styles.sheet}>
      {sheet.order.map((part) => (
        <Fragment key={part}>{panelOf(part)}</Fragment>
      ))}
    </div>
  );
}

import { Fragment, type ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Fields } from "../../definition/fields.ts";
import type { PanelNames } from "../define-entry.ts";
import type { SharedValues, EntrySheet as Sheet } from "../entry-definition.ts";
import { rowsOf } from "../form-values.ts";
import { type Controls, FieldControl } from "./field-control.tsx";
import { ImagesPanel, type NamedImages } from "./images-panel.tsx";
import { OptionalGroup } from "./optional-group.tsx";

/** With more images than this the right column belongs to them. */
const FEW = 2;

type RowsProps = { sheet: Sheet; rows: readonly (readonly string[])[]; controls: Controls };

function Rows({ sheet, rows, controls }: RowsProps) {
  return rows.map((row) => {
    const fields = row.map((name) => <FieldControl key={name} sheet={sheet} name={name} controls={controls} />);
    return (
      <Fragment key={row.join()}>
        {row.length === 1 ? fields : <div className={row.length === 2 ? "two" : "three"}>{fields}</div>}
      </Fragment>
    );
  });
}

type EntrySheetProps<Table extends Fields> = {
  sheet: Sheet<Table>;
  controls: Controls;
  told: NamedImages;
  /** The panels that are written by hand; the compiler asks for each. */
  panels: Record<PanelNames<Table>, ReactNode> & { tags?: ReactNode };
};

/** The sheet on which an entry's panels lie: the facts at the left, the images at the right, the text across. */
export function EntrySheet<Table extends Fields>({ sheet, controls, told, panels }: EntrySheetProps<Table>) {
  const { control } = useFormContext<SharedValues>();
  const images = useWatch({ control, name: "pictures" });
  const byHand: Record<string, ReactNode> = panels;
  const { kind, words, labels, groups } = sheet;
  const panelOf = (part: string): ReactNode => {
    if (part === "facts")
      return (
        <section className="panel entryfacts" aria-label={`The ${words.noun}`}>
          <Rows sheet={sheet} rows={sheet.facts} controls={controls} />
        </section>
      );
    if (part === "pictures") return <ImagesPanel kind={kind} label={labels.pictures ?? ""} {...told} />;
    const title = groups[part];
    if (title === undefined) return byHand[part];
    const rows = rowsOf(sheet.fields, part);
    return (
      <OptionalGroup title={title} names={rows.flat()}>
        <Rows sheet={sheet} rows={rows} controls={controls} />
      </OptionalGroup>
    );
  };
  return (
    <div className={images.length > FEW ? "entrysheet many" : "entrysheet"}>
      {sheet.order.map((part) => (
        <Fragment key={part}>{panelOf(part)}</Fragment>
      ))}
    </div>
  );
}

import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import panelStyles from "../../../admin/ui/panel.module.css";
import sheetStyles from "./entry-sheet.module.css";
import styles from "./optional-group.module.css";

type OptionalGroupProps = {
  title: string;
  /** The fields in the group. It opens if one of them has a value or an error. */
  names: readonly string[];
  /** Spans both columns. */
  wide?: boolean;
  /** Not shown before one of its fields has a value. */
  former?: boolean;
  children: ReactNode;
};

const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some(isFilled)
    : typeof value === "string"
      ? value.trim() !== ""
      : value === true;

/** A collapsible group of optional fields. */
export function OptionalGroup({ title, names, wide = false, former = false, children }: OptionalGroupProps) {
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => names.some((name) => isFilled(getValues(name))));
  const isFull = useWatch({ control, name: [...names] }).some(isFilled);
  const [isShown, setShown] = useState(isFull);
  useEffect(() => {
    // A restored draft may bring a value. A field that was cleared stays, so that it can be written again.
    if (isFull) setShown(true);
  }, [isFull]);
  const isWrong = names.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  if (former && !isShown && !isWrong) return null;
  return (
    <details
      className={
        wide ? `${panelStyles.panel} ${styles.group} ${sheetStyles.wide}` : `${panelStyles.panel} ${styles.group}`
      }
      data-names={names.join(" ")}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <span className={styles.optional}>Optional</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

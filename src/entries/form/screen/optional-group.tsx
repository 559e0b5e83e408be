import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";

type OptionalGroupProps = {
  title: string;
  /** The values that stand in it: where one is wrong or there already, the group is open. */
  names: readonly string[];
  /** Across both columns. */
  wide?: boolean;
  children: ReactNode;
};

const isFilled = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some(isFilled)
    : typeof value === "string"
      ? value.trim() !== ""
      : value === true;

/** Fields that an entry can do without, shut away until somebody wants them. */
export function OptionalGroup({ title, names, wide = false, children }: OptionalGroupProps) {
  const { control, getValues } = useFormContext();
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => names.some((name) => isFilled(getValues(name))));
  const isWrong = names.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details
      className={wide ? "panel group wide" : "panel group"}
      data-names={names.join(" ")}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
        <span className="hint">Optional</span>
      </summary>
      <div className="groupfields">{children}</div>
    </details>
  );
}

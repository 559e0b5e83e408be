import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";
import { words } from "../words.ts";

/** The attributes that connect a control with its label, hint and error; spread them on the control. */
export type FieldIds = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required"?: true;
};

type FieldTexts = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** The id of text about the control outside the field, such as a warning. */
  noteId?: string | undefined;
};

type FieldProps = FieldTexts & {
  children: (ids: FieldIds) => ReactNode;
  className?: string;
  /**
   * True if the children are not a single control, for example a group of checkboxes: the label then names the group.
   */
  group?: boolean;
};

/** A control with its label above, and its error and hint below. */
export function Field({
  label,
  hint,
  error,
  required = false,
  noteId,
  children,
  className,
  group = false,
}: FieldProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const ids: FieldIds = {
    id,
    "aria-describedby": [errorId, noteId, hintId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": error === undefined ? undefined : true,
    ...(required && { "aria-required": true as const }),
  };
  const name = (
    <>
      {label}
      {/* Hidden from screen readers, which already announce `aria-required`. */}
      {required && (
        <span className="req" aria-hidden="true">
          {" "}
          {words.required}
        </span>
      )}
    </>
  );
  return (
    <div
      className={className === undefined ? "field" : `field ${className}`}
      {...(group && { role: "group", "aria-labelledby": `${id}-label` })}
    >
      {group ? (
        <span className="lab" id={`${id}-label`}>
          {name}
        </span>
      ) : (
        <label htmlFor={id}>{name}</label>
      )}
      {children(ids)}
      {error !== undefined && (
        <span className="err" id={errorId}>
          <Icon name="triangle-alert" />
          <span>{error}</span>
        </span>
      )}
      {hint !== undefined && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** The texts of a field, and all props of the element itself, including `register(…)` of react-hook-form. */
type Control<Tag extends "input" | "textarea" | "select"> = FieldTexts &
  Omit<ComponentProps<Tag>, keyof FieldTexts | Exclude<keyof FieldIds, "aria-required">>;

/** One line of text, or a number or date by `type`. `className` goes to the input. */
export function TextInput({ label, hint, error, required, noteId, ...input }: Control<"input">) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} noteId={noteId}>
      {(ids) => <input type="text" {...input} {...ids} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, required, noteId, ...textarea }: Control<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} noteId={noteId}>
      {(ids) => <textarea {...textarea} {...ids} />}
    </Field>
  );
}

/** A choice from a fixed list; the children are the options. */
export function Select({ label, hint, error, required, noteId, ...select }: Control<"select">) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} noteId={noteId}>
      {(ids) => <select {...select} {...ids} />}
    </Field>
  );
}

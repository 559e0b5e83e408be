import { type ComponentProps, type ReactNode, useId } from "react";
import { Icon } from "../icon.tsx";

/** What ties a control to its label, hint and error: to be spread on the control. */
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
  /** The id of what is said about the control outside of its field, a warning for example. */
  noteId?: string | undefined;
};

type FieldProps = FieldTexts & {
  children: (ids: FieldIds) => ReactNode;
  className?: string;
  /** For what is no single control, a group of checkboxes for example: the label then names the group. */
  group?: boolean;
};

/** A control with its label above, and below it the hint and what is wrong. */
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
  const words = (
    <>
      {label}
      {/* Read out as a property of the control; as a word of its name it would be said twice. */}
      {required && (
        <span className="req" aria-hidden="true">
          {" "}
          (required)
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
          {words}
        </span>
      ) : (
        <label htmlFor={id}>{words}</label>
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

/** A field's words, and whatever the element itself takes: `register(…)` of react-hook-form among it. */
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

/** A choice from a closed list; the children are the options. */
export function Select({ label, hint, error, required, noteId, ...select }: Control<"select">) {
  return (
    <Field label={label} hint={hint} error={error} required={required ?? false} noteId={noteId}>
      {(ids) => <select {...select} {...ids} />}
    </Field>
  );
}

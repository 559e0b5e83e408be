import type { ReactNode } from "react";
import type { LetterErrors } from "../../../../letter-fields.ts";

type FieldName = keyof LetterErrors;

/** What connects a control with its hint and its error; spread on the control. */
export type ControlIds = {
  id: string;
  name: FieldName;
  "aria-describedby": string;
  "aria-invalid": true | undefined;
};

type LetterFieldProps = {
  name: FieldName;
  label: string;
  hint?: string;
  error: string | undefined;
  children: (ids: ControlIds) => ReactNode;
};

/** The place of a field's error, empty without one. The script of the page fills it as well. */
export const FieldError = ({ name, error }: { name: FieldName; error: string | undefined }) => (
  <span className="err" id={`letter-${name}-error`} data-letter-error={name} hidden={error === undefined}>
    {error}
  </span>
);

/** One field of the form: label, hint, control and error. */
export const LetterField = ({ name, label, hint, error, children }: LetterFieldProps) => (
  <div className="field">
    <label htmlFor={`letter-${name}`}>{label}</label>
    {hint !== undefined && (
      <span className="hint" id={`letter-${name}-hint`}>
        {hint}
      </span>
    )}
    {children({
      id: `letter-${name}`,
      name,
      "aria-describedby": `letter-${name}-error${hint === undefined ? "" : ` letter-${name}-hint`}`,
      "aria-invalid": error === undefined ? undefined : true,
    })}
    <FieldError name={name} error={error} />
  </div>
);

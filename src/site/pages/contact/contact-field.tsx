import { useId } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import { type FieldName, LONGEST } from "./fields.ts";

type ContactFieldProps = {
  name: FieldName;
  label: string;
  text: string;
  error: string | undefined;
  /** True for the first field with an error: a form that is returned with errors focuses it. */
  first: boolean;
  /** Called when the visitor types in it. */
  onWrite(name: FieldName): void;
};

const KINDS: Record<FieldName, { type?: "email"; autoComplete?: string }> = {
  name: { autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  subject: {},
  message: {},
};

/** One field of the form: the label above and any error below. */
export function ContactField({ name, label, text, error, first, onWrite }: ContactFieldProps) {
  const id = useId();
  const field = {
    id,
    name,
    required: true,
    maxLength: LONGEST[name],
    defaultValue: text,
    autoFocus: first,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": error === undefined ? undefined : `${id}-error`,
    onInput: () => onWrite(name),
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {name === "message" ? <textarea rows={7} {...field} /> : <input {...KINDS[name]} {...field} />}
      {error !== undefined && (
        <span className="err" id={`${id}-error`}>
          <Icon name="triangle-alert" />
          {error}
        </span>
      )}
    </div>
  );
}

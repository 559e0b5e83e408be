import { type ReactNode, useState } from "react";
import { Field } from "../../ui/kit/forms/field.tsx";
import styles from "./password-input.module.css";

type PasswordInputProps = {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  autoComplete: "current-password" | "new-password";
  hint?: ReactNode;
  error: string | undefined;
};

/** A password field whose content can be shown while typing. */
export function PasswordInput({ label, name, value, onChange, autoComplete, hint, error }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required>
      {(ids) => (
        <span className="joined">
          <input
            {...ids}
            type={shown ? "text" : "password"}
            name={name}
            value={value}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" className={`btn quiet ${styles.toggle}`} onClick={() => setShown(!shown)}>
            {shown ? "Hide" : "Show"}
            <span className="sr"> what is typed under {label}</span>
          </button>
        </span>
      )}
    </Field>
  );
}

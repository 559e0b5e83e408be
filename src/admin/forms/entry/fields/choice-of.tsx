import { useId } from "react";
import { useFormContext } from "react-hook-form";
import styles from "./choice-of.module.css";

type ChoiceOfProps = {
  /** The name of the value in the form. */
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  hint?: string | undefined;
};

/** A few options, all visible. */
export function ChoiceOf({ name, label, options, hint }: ChoiceOfProps) {
  const { register } = useFormContext();
  const id = useId();
  return (
    <fieldset className={`field ${styles.choice}`} aria-describedby={hint === undefined ? undefined : `${id}-hint`}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" value={option.value} {...register(name)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
    </fieldset>
  );
}

import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { inEnglish } from "../../platform/languages/stored-text.tsx";
import styles from "./compare-page.module.css";
import type { ComparePage } from "./load-comparison.ts";
import { words } from "./words.ts";

type ChooserProps = Pick<ComparePage, "choices"> & { name: "a" | "b"; label: string; value: string };

function Chooser({ name, label, value, choices }: ChooserProps) {
  const id = `compare-${name}`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {choices === null ? (
        <>
          <input id={id} name={name} defaultValue={value} maxLength={120} aria-describedby={`${id}-hint`} />
          <span className="hint" id={`${id}-hint`}>
            {words.typed}
          </span>
        </>
      ) : (
        <select id={id} name={name} defaultValue={choices.some(({ slug }) => slug === value) ? value : ""}>
          <option value="">{words.form.none}</option>
          {choices.map(({ slug, name: label }) => (
            <option key={slug} value={slug} {...inEnglish(label)}>
              {label}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}

/** Chooses both animals: a plain GET form, so that the address holds the pair. */
export const Choosers = ({ asked: { a, b }, choices }: Pick<ComparePage, "asked" | "choices">) => (
  // The key remounts the form, so that its fields follow the address when a link or the Back button changes it.
  <form
    key={`${a}\n${b}`}
    action={addressIn(currentLanguage(), "/compare")}
    className={styles.choosers}
    aria-label={words.form.label}
  >
    <Chooser name="a" label={words.form.first} value={a} choices={choices} />
    <Chooser name="b" label={words.form.second} value={b} choices={choices} />
    <button type="submit" className="btn">
      {words.form.submit}
    </button>
  </form>
);

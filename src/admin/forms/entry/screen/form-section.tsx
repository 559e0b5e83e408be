import { type ReactNode, useEffect, useState } from "react";
import { useFormContext, useFormState } from "react-hook-form";
import { Icon } from "../../../../ui/kit/icon.tsx";
import styles from "./form-section.module.css";

type FormSectionProps = {
  id: string;
  title: string;
  /** What it is for, in a few words. */
  about: string;
  /** How much is filled, such as "3 of 18". */
  count: ReactNode;
  /** The fields in it. An error in one of them opens it. */
  names: readonly string[];
  hint?: string | undefined;
  /** What is wrong with its field as a whole. */
  error?: string | undefined;
  children: ReactNode;
};

/** The key of the sections that the editor of this browser has left open, whatever the entry. */
const KEPT = "desk-open-sections";

const keptOpen = (): string[] => JSON.parse(localStorage.getItem(KEPT) ?? "[]") as string[];

/** A section that an error opened is not kept: nobody asked for it. */
function keepOpen(id: string, isOpen: boolean): void {
  const others = keptOpen().filter((other) => other !== id);
  try {
    localStorage.setItem(KEPT, JSON.stringify(isOpen ? [...others, id] : others));
  } catch {
    // A full storage forgets which sections were open, and nothing else.
  }
}

/** A part of the form that is shut until somebody wants it. What is in it is saved all the same. */
export function FormSection({ id, title, about, count, names, hint, error, children }: FormSectionProps) {
  const { control } = useFormContext();
  const { errors } = useFormState({ control });
  const [isOpen, setOpen] = useState(() => keptOpen().includes(id));
  const isWrong = names.some((name) => errors[name] !== undefined);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const headingId = `${id}-heading`;
  return (
    <details
      className={styles.section}
      aria-labelledby={headingId}
      data-names={names.join(" ")}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is, by keyboard too. */}
      <summary onClick={() => keepOpen(id, !isOpen)}>
        {/* The focus comes here when a statement is removed that had it. */}
        <h3 id={headingId} tabIndex={-1}>
          {title}
        </h3>
        <span className={styles.about}>{about}</span>
        <span className={styles.count}>{count}</span>
      </summary>
      <div className={styles.body}>
        {hint !== undefined && <p className="hint">{hint}</p>}
        {children}
        {error !== undefined && (
          <p className="err">
            <Icon name="triangle-alert" />
            <span>{error}</span>
          </p>
        )}
      </div>
    </details>
  );
}

type FormSectionsProps = { title: string; children: ReactNode };

/** The optional parts of a form, in two columns where there is room. An open one takes both. */
export const FormSections = ({ title, children }: FormSectionsProps) => (
  <section className={styles.sections} aria-label={title}>
    <div className={styles.head}>
      <h2>{title}</h2>
      <p>Optional. Open what you want to add.</p>
    </div>
    {children}
  </section>
);

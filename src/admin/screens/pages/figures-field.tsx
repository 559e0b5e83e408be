import { useController, useFormContext } from "react-hook-form";
import { type Figure, type FigureKind, MOST_FIGURES } from "../../../content/texts/figure.ts";
import { TextInput } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { CitedSources } from "../../inputs/sources/cited-sources.tsx";
import styles from "./figures-field.module.css";

const NEW: Figure = { value: "", meaning: "", note: "", sources: [] };

type Part = "value" | "meaning" | "note";
type Input = { part: Part; label(number: number): string };

/** How rows of each kind are written: two inputs side by side, and a longer one below. */
type KindForm = { pair: readonly [Input, Input]; below?: Input; hint?: string };

const FORMS: Record<FigureKind, KindForm> = {
  figure: {
    pair: [
      { part: "value", label: (number) => `Figure ${number}` },
      { part: "meaning", label: (number) => `What figure ${number} counts` },
    ],
    below: { part: "note", label: (number) => `Note on figure ${number}` },
  },
  place: {
    pair: [
      { part: "meaning", label: (number) => `Place ${number}` },
      { part: "value", label: (number) => `Area of place ${number}` },
    ],
    below: { part: "note", label: (number) => `What place ${number} is known for` },
    hint: "Write an area with its unit, as in “88.9 km²”. If no source gives it, leave it empty: readers see that it is not recorded.",
  },
  year: {
    pair: [
      { part: "meaning", label: (number) => `Year ${number}` },
      { part: "value", label: (number) => `Elephants in year ${number}` },
    ],
    hint: "The years are in order, each with a whole number of elephants. Bars are drawn to the scale of the greatest.",
  },
};

/** The errors within figures: each at its part. */
type FigureErrors = { message?: string; root?: { message?: string } } & Partial<
  Record<number, Partial<Record<keyof Figure, { message?: string }>>>
>;

function ErrorText({ id, message }: { id?: string | undefined; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <span className="err" id={id}>
      <Icon name="triangle-alert" />
      <span>{message}</span>
    </span>
  );
}

type FiguresFieldProps = { name: string; label: string; kind: FigureKind };

/** Figures, places or years of a page, each with its sources. */
export function FiguresField({ name, label, kind }: FiguresFieldProps) {
  const { control } = useFormContext<Record<string, Figure[]>>();
  const { field, fieldState } = useController({ control, name });
  const figures = field.value;
  const errors = (fieldState.error ?? {}) as FigureErrors;
  const message = errors.message ?? errors.root?.message;
  const { pair, below, hint } = FORMS[kind];
  const change = (index: number, changed: Partial<Figure>) =>
    field.onChange(figures.map((figure, at) => (at === index ? { ...figure, ...changed } : figure)));
  const inputFor = (figure: Figure, index: number, { part, label: labelOf }: Input) => (
    // Where a failed save leads to.
    <div data-place={`${name}.${index}.${part}`}>
      <TextInput
        label={labelOf(index + 1)}
        value={figure[part]}
        error={errors[index]?.[part]?.message}
        data-change=""
        onChange={({ target }) => change(index, { [part]: target.value })}
      />
    </div>
  );
  return (
    <fieldset
      className="field"
      data-place={name}
      aria-describedby={[message && `${name}-error`, hint && `${name}-hint`].filter(Boolean).join(" ") || undefined}
    >
      <legend>{label}</legend>
      {hint !== undefined && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their place.
        <div key={index} className={styles.row}>
          <div className="two">
            {inputFor(figure, index, pair[0])}
            {inputFor(figure, index, pair[1])}
          </div>
          {below !== undefined && inputFor(figure, index, below)}
          <CitedSources
            value={figure.sources}
            of={`${kind} ${index + 1}`}
            onChange={(sources) => change(index, { sources })}
          />
          <ErrorText message={errors[index]?.sources?.message} />
          <button
            type="button"
            className="btn quiet small"
            onClick={() => field.onChange(figures.filter((_, at) => at !== index))}
          >
            <Icon name="trash" />
            Remove
            <span className="sr">
              {" "}
              {kind} {index + 1}
            </span>
          </button>
        </div>
      ))}
      <ErrorText id={`${name}-error`} message={message} />
      {figures.length < MOST_FIGURES[kind] && (
        <button
          type="button"
          className="btn quiet small"
          data-change=""
          onClick={() => field.onChange([...figures, NEW])}
        >
          <Icon name="plus" />
          Add a {kind}
        </button>
      )}
    </fieldset>
  );
}

/** The sources of a figure that is a field of its own. */
export function CitedField({ name, label, of }: { name: string; label: string; of: string }) {
  const { control } = useFormContext<Record<string, string[]>>();
  const { field, fieldState } = useController({ control, name });
  return (
    <fieldset className="field" aria-describedby={fieldState.error && `${name}-error`}>
      <legend>{label}</legend>
      <CitedSources value={field.value} of={of} onChange={field.onChange} />
      <ErrorText id={`${name}-error`} message={fieldState.error?.message} />
    </fieldset>
  );
}

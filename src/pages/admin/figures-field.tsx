import { useController, useFormContext } from "react-hook-form";
import { TextInput } from "../../platform/ui/forms/field.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { CitedSources } from "../../sources/ui/cited-sources.tsx";
import { type Figure, MOST_FIGURES } from "../figure.ts";

const NEW: Figure = { value: "", meaning: "", note: "", sources: [] };

/** The figures beside an essay: what each counts, a note, and its sources. */
export function FiguresField({ name, label }: { name: string; label: string }) {
  const { control } = useFormContext<Record<string, Figure[]>>();
  const { field, fieldState } = useController({ control, name });
  const figures = field.value;
  const change = (index: number, changed: Partial<Figure>) =>
    field.onChange(figures.map((figure, at) => (at === index ? { ...figure, ...changed } : figure)));
  return (
    <fieldset className="field" aria-describedby={fieldState.error && `${name}-error`}>
      <legend>{label}</legend>
      {figures.map((figure, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: figures have no identity but their place.
        <div key={index}>
          <div className="two">
            <TextInput
              label={`Figure ${index + 1}`}
              value={figure.value}
              onChange={({ target }) => change(index, { value: target.value })}
            />
            <TextInput
              label={`What figure ${index + 1} counts`}
              value={figure.meaning}
              onChange={({ target }) => change(index, { meaning: target.value })}
            />
          </div>
          <TextInput
            label={`Note on figure ${index + 1}`}
            value={figure.note}
            onChange={({ target }) => change(index, { note: target.value })}
          />
          <CitedSources
            value={figure.sources}
            of={`figure ${index + 1}`}
            onChange={(sources) => change(index, { sources })}
          />
          <button
            type="button"
            className="btn quiet small"
            onClick={() => field.onChange(figures.filter((_, at) => at !== index))}
          >
            <Icon name="trash" />
            Remove<span className="sr"> figure {index + 1}</span>
          </button>
        </div>
      ))}
      {fieldState.error?.message !== undefined && (
        <span className="err" id={`${name}-error`}>
          <Icon name="triangle-alert" />
          <span>{fieldState.error.message}</span>
        </span>
      )}
      {figures.length < MOST_FIGURES && (
        <button type="button" className="btn quiet small" onClick={() => field.onChange([...figures, NEW])}>
          <Icon name="plus" />
          Add a figure
        </button>
      )}
    </fieldset>
  );
}

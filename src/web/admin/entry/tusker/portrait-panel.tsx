import { useId } from "react";
import { useController, useFormContext } from "react-hook-form";
import "../../../styles/desk-portrait.css";
import type { PortraitParameters } from "../../../../domain/tuskers/portrait-parameters.ts";
import { Select } from "../../../ui/field.tsx";
import { WarningIcon } from "../../../ui/icon.tsx";
import { useDrawnPortrait } from "./drawn-portrait.ts";
import { PORTRAIT_AMOUNTS, PORTRAIT_CHOICES, PORTRAIT_TICKS, portraitWord } from "./portrait-words.ts";
import type { TuskerValues } from "./tusker-values.ts";

const AS_READ = "As read";
/** The one parameter for which nothing is a choice of its own: tusks of which none is broken. */
const NONE = "none";

type Change = (key: keyof PortraitParameters, value: string | number | boolean | null | undefined) => void;

function Choices({ portrait, onChange }: { portrait: PortraitParameters; onChange: Change }) {
  return PORTRAIT_CHOICES.map(({ key, label, options }) => {
    const value = portrait[key];
    return (
      <Select
        key={key}
        label={label}
        value={value === null ? NONE : (value ?? "")}
        onChange={({ target }) =>
          onChange(key, target.value === "" ? undefined : target.value === NONE ? null : target.value)
        }
      >
        <option value="">{AS_READ}</option>
        {key === "broken" && <option value={NONE}>None</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {portraitWord(option)}
          </option>
        ))}
      </Select>
    );
  });
}

function Amounts({ portrait, onChange }: { portrait: PortraitParameters; onChange: Change }) {
  const id = useId();
  return PORTRAIT_AMOUNTS.map(({ key, label, min, max, step }) => {
    const value = portrait[key];
    return (
      <div className="field amount" key={key}>
        <label htmlFor={`${id}-${key}`}>{label}</label>
        <div>
          <input
            id={`${id}-${key}`}
            type="range"
            min={min}
            max={max}
            step={step}
            value={value ?? (min + max) / 2}
            aria-valuetext={value === undefined ? AS_READ : String(value)}
            onChange={({ target }) => onChange(key, Number(target.value))}
          />
          {value === undefined ? (
            <span className="hint">As read</span>
          ) : (
            <button type="button" className="linklike" onClick={() => onChange(key, undefined)}>
              {value}
              <span className="sr">: {label}</span>, reset
            </button>
          )}
        </div>
      </div>
    );
  });
}

function Ticks({ portrait, onChange }: { portrait: PortraitParameters; onChange: Change }) {
  return PORTRAIT_TICKS.map(({ key, label }) => (
    <Select
      key={key}
      label={label}
      value={portrait[key] === undefined ? "" : portrait[key] ? "yes" : "no"}
      onChange={({ target }) => onChange(key, target.value === "" ? undefined : target.value === "yes")}
    >
      <option value="">{AS_READ}</option>
      <option value="yes">Yes</option>
      <option value="no">No</option>
    </Select>
  ));
}

/** The portrait that is drawn of him, and all that an editor can correct in it, beside each other. */
export function PortraitPanel() {
  const { control } = useFormContext<TuskerValues>();
  const { field, fieldState } = useController({ control, name: "portrait" });
  const { drawing, trouble, isDrawing } = useDrawnPortrait();
  const portrait = field.value;
  const fixed = Object.values(portrait).filter((value) => value !== undefined).length;

  const change: Change = (key, value) => {
    const { [key]: _before, ...rest } = portrait;
    field.onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <section className="panel wide" aria-labelledby="portrait-heading">
      <h2 id="portrait-heading">Drawn portrait</h2>
      <div className="drawingboard">
        <figure aria-busy={isDrawing}>
          {drawing === undefined ? (
            <div className="bone drawing" />
          ) : (
            <img className="drawing" src={drawing.src} alt={drawing.alt} width="400" height="500" />
          )}
          <figcaption>Drawn from what is written, and shown where there is no photograph.</figcaption>
        </figure>
        <div>
          <details data-names="portrait">
            <summary>
              Correct the drawing
              {fixed > 0 && <span className="badge plain">{fixed} fixed</span>}
            </summary>
            <p className="hint">What is left ‘As read’ follows from the text of this form.</p>
            <div className="portraitfields">
              <Choices portrait={portrait} onChange={change} />
              <Ticks portrait={portrait} onChange={change} />
              <Amounts portrait={portrait} onChange={change} />
            </div>
            <button
              type="button"
              className="btn quiet small"
              disabled={fixed === 0}
              onClick={() => field.onChange({})}
              ref={(button) => field.ref(button && { focus: () => button.focus() })}
            >
              All as read from the text
            </button>
          </details>
          <div role="status">
            {trouble !== undefined && <p className="hint">The drawing could not be made just now. {trouble}</p>}
          </div>
          {fieldState.error !== undefined && (
            <p className="err">
              <WarningIcon />
              <span>{fieldState.error.message}</span>
            </p>
          )}
        </div>
      </div>
    </section>
  );
}

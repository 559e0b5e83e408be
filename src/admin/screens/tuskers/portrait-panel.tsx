import { useController, useFormContext, useWatch } from "react-hook-form";
import type { PortraitParameters } from "../../../artwork/portrait-parameters.ts";
import { portraitCaption } from "../../../content/tuskers/portrait/portrait-caption.ts";
import { Select } from "../../../ui/kit/forms/field.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Bone } from "../../../ui/kit/loading/bone.tsx";
import { FormSection } from "../../forms/entry/screen/form-section.tsx";
import { useDrawnPortrait } from "./drawn-portrait.browser.ts";
import styles from "./portrait-panel.module.css";
import { PORTRAIT_CHOICES, PORTRAIT_TICKS, portraitWord } from "./portrait-words.ts";
import type { TuskerValues } from "./tusker-definition.ts";

const AS_READ = "As read";

const OFFERED = [...PORTRAIT_CHOICES, ...PORTRAIT_TICKS].map(({ key }) => key);

type Change = (key: keyof PortraitParameters, value: string | boolean | undefined) => void;

function Choices({ portrait, onChange }: { portrait: PortraitParameters; onChange: Change }) {
  return PORTRAIT_CHOICES.map(({ key, label, options }) => (
    <Select
      key={key}
      label={label}
      value={portrait[key] ?? ""}
      onChange={({ target }) => onChange(key, target.value === "" ? undefined : target.value)}
    >
      <option value="">{AS_READ}</option>
      {options.map((option) => (
        <option key={option} value={option}>
          {portraitWord(option)}
        </option>
      ))}
    </Select>
  ));
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

/** The drawn portrait next to everything an editor can correct in it. */
export function PortraitPanel() {
  const { control } = useFormContext<TuskerValues>();
  const { field, fieldState } = useController({ control, name: "portrait" });
  const [tusks, tags, features, claims, events, category] = useWatch({
    control,
    name: ["tusks", "tags", "features", "claims", "events", "category"],
  });
  const { drawing, error, isDrawing } = useDrawnPortrait();
  const portrait = field.value;
  const fixed = OFFERED.filter((key) => portrait[key] !== undefined).length;

  const change: Change = (key, value) => {
    const { [key]: _before, ...rest } = portrait;
    field.onChange(value === undefined ? rest : { ...rest, [key]: value });
  };
  return (
    <FormSection
      id="portrait"
      title="Drawing"
      about="pose and setting of the portrait"
      count={fixed === 0 ? "automatic" : `${fixed} fixed`}
      names={["portrait"]}
    >
      <div className={styles.portrait}>
        <figure aria-busy={isDrawing}>
          {drawing === undefined ? (
            <Bone className={styles.drawing} />
          ) : (
            <img className={styles.drawing} src={drawing.svg} alt={drawing.alt} width="400" height="500" />
          )}
          <figcaption>
            {portraitCaption({ tusks: tusks.trim() || null, tags, features, claims, events, category, portrait })} Shown
            where there is no photograph.
          </figcaption>
        </figure>
        <div>
          <p className="hint">
            What is left ‘As read’ follows from this form. His tusks always do: they are drawn as his features and the
            measured tusks tell, then as ‘Tusks’ and the tags do, and hatched where all are silent. Who may live wild is
            never drawn on a coast or by a river.
          </p>
          <div className={styles.fields}>
            <Choices portrait={portrait} onChange={change} />
            <Ticks portrait={portrait} onChange={change} />
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
          <div role="status">
            {error !== null && <p className="hint">The drawing could not be made. {error.message}</p>}
          </div>
          {fieldState.error !== undefined && (
            <p className="err">
              <Icon name="triangle-alert" />
              <span>{fieldState.error.message}</span>
            </p>
          )}
        </div>
      </div>
    </FormSection>
  );
}

import { useRef, useState } from "react";
import type { Feature } from "../../../../../content/record/record.ts";
import type { CharacterName } from "../../../../../content/record/vocabulary.ts";
import { FeaturePlate } from "../../../../../site/parts/record/features/feature-plate.tsx";
import { FormSection } from "../../../../forms/entry/screen/form-section.tsx";
import { useRecordPart } from "../use-record-part.browser.ts";
import { CHARACTER_GROUPS } from "./character-groups.ts";
import { CharacterRow, type FeatureSide } from "./character-row.tsx";
import styles from "./features-panel.module.css";

/** What sources say of his body: drawn states to press, and the sources and days of those that are pressed. */
export function FeaturesPanel() {
  const { items, error, errorAt, ref, add, change, remove } = useRecordPart("features");
  // The keyboard passes the buttons of a closed group at once.
  const [open] = useState(() =>
    CHARACTER_GROUPS.map(([, names], at) => at === 0 || items.some(({ character }) => names.includes(character))),
  );
  /** What was pressed away comes back with its sources when it is pressed again. */
  const takenBack = useRef(new Map<string, Feature>());
  const toggle = (character: CharacterName, side: FeatureSide, state: string) => {
    const key = `${character} ${side} ${state}`;
    const index = items.findLastIndex(
      (item) => item.character === character && item.side === side && item.state === state,
    );
    const present = items[index];
    if (present === undefined) {
      const fresh = { character, state, certainty: "certain", sources: [], ...(side && { side }) } as const;
      return add(takenBack.current.get(key) ?? { ...fresh, sources: [] });
    }
    takenBack.current.set(key, present);
    remove(index);
  };
  const indexed = items.map((feature, index) => ({ feature, index, error: errorAt(String(index)) }));
  return (
    <FormSection
      id="features"
      title="Features"
      about="tusks, ears, tail, marks"
      count={`${new Set(items.map(({ character }) => character)).size} of ${CHARACTER_GROUPS.flatMap(([, names]) => names).length}`}
      names={["features"]}
      hint="Select what the source says. Select again to clear. Left and right are his own; what no source says stays dashed."
      error={error}
    >
      <div className={styles.features}>
        <div>
          {CHARACTER_GROUPS.map(([title, names], at) => {
            const count = items.filter(({ character }) => names.includes(character)).length;
            return (
              <details key={title} className={styles.group} open={open[at]}>
                <summary ref={at === 0 ? ref : undefined}>
                  {title} <span>{count === 0 ? "nothing recorded" : `${count} recorded`}</span>
                </summary>
                {names.map((name) => (
                  <CharacterRow
                    key={name}
                    name={name}
                    recorded={indexed.filter(({ feature }) => feature.character === name)}
                    onToggle={(side, state) => toggle(name, side, state)}
                    onChange={change}
                    onRemove={remove}
                  />
                ))}
              </details>
            );
          })}
        </div>
        <div className={styles.plate}>
          <FeaturePlate features={items} />
        </div>
      </div>
    </FormSection>
  );
}

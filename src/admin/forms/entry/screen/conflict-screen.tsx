import { useEffect, useRef, useState } from "react";
import { Icon } from "../../../../ui/kit/icon.tsx";
import type { Block } from "../blocks/block.ts";
import { BlockChanges, UnchangedBlocks } from "../changes/block-changes.tsx";
import type { ComparedField, EntryWords } from "../entry-definition.ts";
import { type Disagreement, findDisagreements, type Side, settle } from "../three-way.ts";
import type { Conflict } from "../use-entry-save.browser.ts";
import { writtenTimestamp } from "../written-timestamp.ts";
import styles from "./conflict-screen.module.css";
import saveBar from "./save-bar.module.css";

const CHANGED_BY: Record<Disagreement<never>["changedBy"], string> = {
  me: "Only you changed this.",
  them: "Only the other side changed this.",
  both: "Both of you changed this: choose one.",
};

type ChoiceProps<Values> = {
  disagreement: Disagreement<Values>;
  conflict: ConflictScreenProps<Values>["conflict"];
  side: Side | undefined;
  isMissing: boolean;
  onChoose(side: Side): void;
};

/** One part of the entry in both versions, each with its changes since the common base. */
function Choice<Values>({ disagreement, conflict, side, isMissing, onChoose }: ChoiceProps<Values>) {
  const { field, changedBy } = disagreement;
  const base = field.blocksOf(conflict.base);
  const option = (value: Side, label: string, blocks: readonly Block[], isChanged: boolean) => (
    <label className={styles.side}>
      <span className={styles.sideHead}>
        <input
          type="radio"
          name={`side-${field.label}`}
          checked={side === value}
          aria-invalid={isMissing || undefined}
          onChange={() => onChoose(value)}
        />
        {label}
      </span>
      {isChanged ? <BlockChanges before={base} after={blocks} /> : <UnchangedBlocks blocks={blocks} />}
    </label>
  );
  return (
    <fieldset className={styles.disagreement}>
      <legend>{field.label}</legend>
      <p className={styles.changedBy}>{CHANGED_BY[changedBy]}</p>
      <div className={styles.sides}>
        {option("mine", "Mine", field.blocksOf(conflict.mine), changedBy !== "them")}
        {option("theirs", "Theirs", field.blocksOf(conflict.theirs), changedBy !== "me")}
      </div>
      <details>
        <summary>Before both changes</summary>
        <UnchangedBlocks blocks={base} />
      </details>
      {isMissing && (
        <p className="err">
          <Icon name="triangle-alert" />
          <span>Choose which of the two to keep.</span>
        </p>
      )}
    </fieldset>
  );
}

type ConflictScreenProps<Values> = {
  conflict: Pick<Conflict<Values>, "base" | "mine" | "theirs" | "latest">;
  compared: readonly ComparedField<Values>[];
  words: Pick<EntryWords, "noun">;
  onSettle(values: Values): void;
  onBack(): void;
};

/** Shows the conflicting versions field by field and lets the person who saves second choose. */
export function ConflictScreen<Values extends object>(props: ConflictScreenProps<Values>) {
  const { conflict, compared, words, onSettle, onBack } = props;
  const [disagreements] = useState(() => findDisagreements(compared, conflict));
  const [choices, setChoices] = useState<ReadonlyMap<ComparedField<Values>, Side>>(
    () =>
      new Map(
        disagreements.flatMap(({ field, changedBy }) =>
          changedBy === "both" ? [] : [[field, changedBy === "me" ? "mine" : "theirs"] as const],
        ),
      ),
  );
  const [isPressed, setPressed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const missing = disagreements.filter(({ field }) => !choices.has(field));
  const chooseAll = (side: Side) => setChoices(new Map(disagreements.map(({ field }) => [field, side])));
  const finish = () => {
    setPressed(true);
    if (missing.length === 0) return onSettle(settle(conflict, choices));
    const index = disagreements.indexOf(missing[0] as Disagreement<Values>);
    list.current?.querySelectorAll("fieldset")[index]?.querySelector("input")?.focus();
  };

  const { latest } = conflict;
  const who = latest?.madeBy ?? "Someone else";
  return (
    <section className={styles.conflict} aria-labelledby="conflict-heading">
      <h2 id="conflict-heading" ref={heading} tabIndex={-1}>
        This {words.noun} was changed while you were writing
      </h2>
      <p className={styles.lead}>
        {latest === undefined ? `${who} saved it` : `${who} saved it on ${writtenTimestamp(latest.madeAt)}`}. Nothing of
        yours is lost and nothing was overwritten: choose for each field what is to stay, then save again.
      </p>
      <div className="acts">
        <button type="button" className="btn quiet small" onClick={() => chooseAll("mine")}>
          All mine
        </button>
        <button type="button" className="btn quiet small" onClick={() => chooseAll("theirs")}>
          All theirs
        </button>
      </div>
      <div className={styles.disagreements} ref={list}>
        {disagreements.map((disagreement) => (
          <Choice
            key={disagreement.field.label}
            disagreement={disagreement}
            conflict={conflict}
            side={choices.get(disagreement.field)}
            isMissing={isPressed && !choices.has(disagreement.field)}
            onChoose={(side) => setChoices((before) => new Map(before).set(disagreement.field, side))}
          />
        ))}
        {disagreements.length === 0 && <p>Both of you wrote the same.</p>}
      </div>
      <div className={saveBar.saveBar}>
        <div className={saveBar.buttons}>
          <button type="button" className="btn quiet" onClick={onBack}>
            Back to my text
          </button>
          <button type="button" className="btn" onClick={finish}>
            Save what I chose
          </button>
        </div>
      </div>
    </section>
  );
}

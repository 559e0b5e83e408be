import type { StateOf } from "../../../../content/record/characters.ts";
import { FeatureIcon } from "../../../../site/parts/record/features/feature-icon.tsx";
import { type Answers, UNSEEN } from "../../answers.ts";
import type { Question } from "../../questions.ts";
import styles from "./key-page.module.css";
import { useTexts } from "./question-texts.ts";

/** A drawn state of a question, seen from the side that is asked. */
const StateIcon = ({ question: { character, side }, state }: { question: Question; state: string }) => (
  <span className={side === "left" ? styles.mirrored : undefined}>
    <FeatureIcon character={character} state={state as StateOf<typeof character>} />
  </span>
);

/** What to press if it could not be seen. */
export function NotSure({ name, value, isChosen }: { name: string; value: string; isChosen: boolean }) {
  const { unseen } = useTexts();
  return (
    <button type="submit" name={name} value={value} className={styles.unseen} aria-pressed={isChosen}>
      {unseen}
    </button>
  );
}

const SIDED_WORDS: readonly string[] = ["tusks", "tusk_level"];

/** The states of a question to press, each drawn, and what to press if it could not be seen. */
export function StateButtons({ question, answers }: { question: Question; answers: Answers }) {
  const texts = useTexts();
  const { id, character, side, states } = question;
  const chosen = answers.unseen.includes(id) ? UNSEEN : answers.states[id];
  return (
    <>
      <div className={styles.states} data-states={states.length}>
        {states.map((state) => (
          <button key={state} type="submit" name={id} value={state} aria-pressed={state === chosen}>
            <StateIcon question={question} state={state} />
            <span>{texts.answerOf(question, state)}</span>
          </button>
        ))}
      </div>
      <NotSure name={id} value={UNSEEN} isChosen={chosen === UNSEEN} />
      {(side !== undefined || SIDED_WORDS.includes(character)) && <p className={styles.sides}>{texts.sides}</p>}
    </>
  );
}

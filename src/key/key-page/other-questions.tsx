import type { Answers } from "../answers.ts";
import { definiteStates, QUESTIONS, type QuestionId } from "../questions.ts";
import styles from "./key-page.module.css";
import { words } from "./live-words.en.ts";
import { useTexts } from "./question-texts.ts";
import { StateButtons, StateIcon } from "./state-buttons.tsx";

/** How many states of a folded question are drawn beside it. */
const SHOWN = 3;

/** Every question that is neither answered nor asked now, folded: they can be answered in any order. */
export function OtherQuestions({ answers, next }: { answers: Answers; next: QuestionId | null }) {
  const texts = useTexts();
  const open = QUESTIONS.filter(
    ({ id }) => id !== next && answers.states[id] === undefined && !answers.unseen.includes(id),
  );
  if (open.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others">
      <h2 id="others">{words.others}</h2>
      {open.map((question) => (
        <details key={question.id}>
          <summary>
            <span>{texts.textOf(question.id)}</span>
            <span className={styles.samples}>
              {definiteStates(question)
                .slice(-SHOWN)
                .map((state) => (
                  <StateIcon key={state} question={question} state={state} />
                ))}
            </span>
          </summary>
          <StateButtons question={question} answers={answers} />
        </details>
      ))}
    </section>
  );
}

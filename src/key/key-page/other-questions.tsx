import type { Answers } from "../answers.ts";
import type { KeyData } from "../key-data.ts";
import { tellingQuestions } from "../next-question.ts";
import { definiteStates, QUESTIONS, type Question, type QuestionId } from "../questions.ts";
import styles from "./key-page.module.css";
import { words } from "./live-words.en.ts";
import { useTexts } from "./question-texts.ts";
import { StateButtons, StateIcon } from "./state-buttons.tsx";

/** How many states of a folded question are drawn beside it. */
const SHOWN = 3;

type OtherQuestionsProps = { data: KeyData; answers: Answers; next: QuestionId | null };

/**
 * Every question that is neither answered nor asked now, folded: they can be answered in any order. Those that the record
 * hardly answers stand behind one more press.
 */
export function OtherQuestions({ data, answers, next }: OtherQuestionsProps) {
  const open = QUESTIONS.filter(
    ({ id }) => id !== next && answers.states[id] === undefined && !answers.unseen.includes(id),
  );
  const telling = tellingQuestions(data);
  const asked = open.filter((question) => telling.includes(question));
  const more = open.filter((question) => !telling.includes(question));
  return (
    <>
      {asked.length > 0 && (
        <section className={styles.others} aria-labelledby="others">
          <h2 id="others">{words.others}</h2>
          <Folded questions={asked} answers={answers} />
        </section>
      )}
      {more.length > 0 && (
        <details className={`${styles.others} ${styles.more}`}>
          <summary>{words.furtherQuestions}</summary>
          <Folded questions={more} answers={answers} />
        </details>
      )}
    </>
  );
}

function Folded({ questions, answers }: { questions: readonly Question[]; answers: Answers }) {
  const texts = useTexts();
  return (
    <>
      {questions.map((question) => (
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
    </>
  );
}

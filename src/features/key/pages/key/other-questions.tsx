import type { ReactNode } from "react";
import { listOfAll } from "../../../../platform/text/by-language/lists.ts";
import type { Answers } from "../../answers.ts";
import type { KeyData } from "../../key-data.ts";
import { tellingQuestions } from "../../next-question.ts";
import { QUESTIONS, type Question, type QuestionId } from "../../questions.ts";
import styles from "./key-page.module.css";
import { useTexts } from "./question-texts.ts";
import { StateButtons } from "./state-buttons.tsx";

type OtherQuestionsProps = {
  data: KeyData;
  answers: Answers;
  next: QuestionId | null;
  /** What can be told besides. */
  children: ReactNode;
};

/**
 * Every question that is neither answered nor asked now, closed: they can be answered in any order. Those that the record
 * hardly answers stand by themselves.
 */
export function OtherQuestions({ data, answers, next, children }: OtherQuestionsProps) {
  const texts = useTexts();
  const open = QUESTIONS.filter(
    ({ id }) => id !== next && answers.states[id] === undefined && !answers.unseen.includes(id),
  );
  const telling = tellingQuestions(data);
  const asked = open.filter((question) => telling.includes(question));
  const more = open.filter((question) => !telling.includes(question));
  const labels = asked.map(({ id }) => texts.labelOf(id).toLowerCase());
  return (
    <>
      {asked.length > 0 && (
        <details className={styles.others}>
          <summary>
            <span>
              {texts.following} <small>{listOfAll(labels)}</small>
            </span>
          </summary>
          <Folded questions={asked} answers={answers} />
        </details>
      )}
      <details className={styles.others}>
        <summary>
          <span>
            {texts.furtherQuestions} <small>{texts.furtherThings}</small>
          </span>
        </summary>
        {children}
        <Folded questions={more} answers={answers} />
      </details>
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
          </summary>
          <StateButtons question={question} answers={answers} />
        </details>
      ))}
    </>
  );
}

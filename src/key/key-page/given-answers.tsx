import { PageLink } from "../../platform/ui/page-link.tsx";
import { type Answers, UNSEEN } from "../answers.ts";
import { QUESTIONS } from "../questions.ts";
import styles from "./key-page.module.css";
import { words } from "./live-words.en.ts";
import { useTexts } from "./question-texts.ts";
import { StateButtons, StateIcon } from "./state-buttons.tsx";

/** The answers so far. Each unfolds, and can be changed. */
export function GivenAnswers({ answers, again }: { answers: Answers; again: string }) {
  const texts = useTexts();
  const given = QUESTIONS.flatMap((question) => {
    const state = answers.unseen.includes(question.id) ? UNSEEN : answers.states[question.id];
    return state === undefined ? [] : { question, state };
  });
  if (given.length === 0 && answers.place === undefined && answers.year === undefined) return null;
  return (
    <section className={styles.given} aria-labelledby="given">
      <h2 id="given">{words.yours}</h2>
      {given.map(({ question, state }) => (
        <details key={`${question.id} ${state}`}>
          <summary>
            <span>{state !== UNSEEN && <StateIcon question={question} state={state} />}</span>
            <span>
              <b>{state === UNSEEN ? words.unseen : texts.answerOf(question, state)}</b>
              <small>{texts.labelOf(question.id)}</small>
            </span>
            <span className={styles.change}>{words.change}</span>
          </summary>
          <StateButtons question={question} answers={answers} />
        </details>
      ))}
      <PageLink to={again} className="btn quiet" keepsScroll>
        {words.again}
      </PageLink>
    </section>
  );
}

import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import { type Answers, readAnswers, writeAnswers } from "../answers.ts";
import { nextQuestion } from "../next-question.ts";
import { findQuestion } from "../questions.ts";
import { GivenAnswers } from "./given-answers.tsx";
import styles from "./key-page.module.css";
import { words } from "./live-words.en.ts";
import type { KeyPage } from "./load-key.ts";
import { OtherQuestions } from "./other-questions.tsx";
import { Photo } from "./photo.tsx";
import { Texts } from "./question-texts.ts";
import { ResultPanel, resultInWords, useResult } from "./result.tsx";
import { StateButtons } from "./state-buttons.tsx";
import { useAnswers } from "./use-answers.browser.ts";
import { WhereWhen } from "./where-when.tsx";

const NOTHING: Answers = { unseen: [], states: {} };

/** The answers with another one to this question; none if it is empty. */
function withAnswer(answers: Answers, name: string, value: string): Answers {
  const given = writeAnswers(answers);
  given.delete(name);
  if (value !== "") given.set(name, value);
  return readAnswers(given);
}

/** The whole key. Without script, every button sends the form, and the server answers with the same page. */
export function KeyScreen({ data, texts, sent }: KeyPage) {
  const { answers, isPrivate, addressOf, change } = useAnswers(sent, data);
  const next = useMemo(() => nextQuestion(data, answers), [data, answers]);
  const question = next === null ? undefined : findQuestion(next);
  const result = useResult(data, answers, next === null);
  const told = resultInWords(result);
  const asked = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLHeadingElement>(null);
  const pressedAt = useRef<Answers>(undefined);

  // The button that was pressed is gone: the keyboard goes on at the next question.
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current === answers) return;
    pressedAt.current = undefined;
    (next === null ? shown : asked).current?.focus();
  }, [answers, next]);

  // Two answers may come before the page has shown the first: the second must not take it back.
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  }, [answers]);
  const answer = (name: string, value: string) => {
    latest.current = withAnswer(latest.current, name, value);
    change(latest.current);
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement) || submitter.name === "") return;
    pressedAt.current = answers;
    answer(submitter.name, submitter.value);
  };
  const toResult = () => {
    shown.current?.scrollIntoView({ block: "start" });
    shown.current?.focus({ preventScroll: true });
  };
  return (
    <Texts value={texts}>
      <div className="wrap page-end">
        <div className={`pagehead ${styles.head}`}>
          <h1>{texts.title}</h1>
          <p>{texts.lead}</p>
          <p className={`${styles.privacy} needs-script`}>
            <Icon name="eye-off" />
            {texts.private}
          </p>
          <p className={`${styles.privacy} ${styles.withoutScript}`}>{texts.sent}</p>
          <p>
            <PageLink to="/field-guide">{texts.guide}</PageLink>
          </p>
        </div>
        <p className="sr" role="status">
          {isPrivate && result.ranked !== undefined && words.inWords(told.name, told.fit)}
        </p>
        <form
          action={addressIn(currentLanguage(), "/key")}
          className={styles.key}
          onSubmit={onSubmit}
          data-key=""
          data-ready={isPrivate || undefined}
        >
          <div className={styles.ask}>
            <WhereWhen answers={answers} data={data} onAnswer={answer} />
            {isPrivate && <Photo />}
            <section className={styles.next} aria-labelledby="asked">
              <h2 ref={asked} id="asked" tabIndex={-1}>
                {question === undefined ? words.done : texts.questions[question.id]?.text}
              </h2>
              {question !== undefined && (
                <>
                  <p className={styles.why}>{texts.why}</p>
                  <StateButtons key={question.id} question={question} answers={answers} />
                </>
              )}
            </section>
          </div>
          <ResultPanel data={data} result={result} headingRef={shown} />
          <GivenAnswers answers={answers} again={addressOf(NOTHING)} />
          <OtherQuestions data={data} answers={answers} next={next} />
          {/* Behind the buttons, so that what is pressed counts before what was answered. */}
          {[...writeAnswers({ states: answers.states, unseen: answers.unseen })].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page; the script keeps the answers in the address. */}
        <a
          className={styles.thumb}
          href="#result"
          onClick={(event) => {
            event.preventDefault();
            toResult();
          }}
        >
          <span>
            <span className="sr">{words.thumb}: </span>
            <b>{told.name}</b>
            <small>{told.fit}</small>
          </span>
          <Icon name="arrow-up" />
        </a>
      </div>
    </Texts>
  );
}

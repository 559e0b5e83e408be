import { type FormEvent, useEffect, useMemo, useRef } from "react";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { type Answers, PLACE, withAnswer, writeAnswers } from "../../answers.ts";
import { askedQuestions, nextQuestion } from "../../next-question.ts";
import { findQuestion } from "../../questions.ts";
import { ENOUGH, rank } from "../../rank.ts";
import { boardOf, countAnswers, standingsOf } from "../../standing.ts";
import { Board, boardInWords } from "./board.tsx";
import { GivenAnswers } from "./given-answers.tsx";
import { Honest } from "./honest.tsx";
import styles from "./key-page.module.css";
import { words } from "./live-words.ts";
import type { KeyPage } from "./load-key.ts";
import { OtherQuestions } from "./other-questions.tsx";
import { Photo } from "./photo.tsx";
import { Texts } from "./question-texts.ts";
import { standingsBySlug, Why } from "./result.tsx";
import { StateButtons } from "./state-buttons.tsx";
import { useAnswers } from "./use-answers.browser.ts";
import { Where } from "./where.tsx";
import { Year } from "./year.tsx";

/** What the answers say, and what is asked next. */
function resultOf(data: KeyPage["data"], answers: Answers) {
  const isPlaceAsked = answers.place === undefined && !answers.isPlaceUnseen;
  const next = nextQuestion(data, answers);
  const all = askedQuestions(data, answers);
  const open = all.filter(({ id }) => answers.states[id] === undefined && !answers.unseen.includes(id));
  const count = countAnswers(answers);
  return {
    isPlaceAsked,
    question: isPlaceAsked || next === null ? undefined : findQuestion(next),
    isDone: !isPlaceAsked && next === null,
    step: all.length - open.length + (isPlaceAsked ? 1 : 2),
    steps: all.length + 1,
    count,
    board: boardOf(data, answers),
    standings: standingsBySlug(data, standingsOf(data, answers)),
    ranked: count === 0 ? undefined : rank(data, answers),
  };
}

const endOf = (answers: number, fits: number): keyof KeyPage["texts"]["end"] =>
  answers === 0 ? "unsure" : fits === 0 ? "none" : fits === 1 ? "one" : "several";

/** The whole key. Without script, every button sends the form, and the server answers with the same page. */
export function KeyScreen({ data, pictures, texts, sent }: KeyPage) {
  const { answers, isPrivate, addressOf, change } = useAnswers(sent, data);
  const { isPlaceAsked, question, isDone, step, steps, count, board, standings, ranked } = useMemo(
    () => resultOf(data, answers),
    [data, answers],
  );
  const told = boardInWords(board);
  const asked = useRef<HTMLHeadingElement>(null);
  const shown = useRef<HTMLHeadingElement>(null);
  const pressedAt = useRef<Answers>(undefined);

  // The button that was pressed is gone: the keyboard goes on at the next question.
  useEffect(() => {
    if (pressedAt.current === undefined || pressedAt.current === answers) return;
    pressedAt.current = undefined;
    (isDone ? shown : asked).current?.focus();
  }, [answers, isDone]);

  // Two answers may come before the page has shown the first: the second must not take it back.
  const latest = useRef(answers);
  useEffect(() => {
    latest.current = answers;
  }, [answers]);
  const answer = (name: string, value: string) => {
    latest.current = withAnswer(latest.current, name, value);
    change(latest.current);
  };
  const press = () => {
    pressedAt.current = answers;
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const place = new FormData(event.currentTarget).get(PLACE);
    // The button beside the list of places has no name: what is chosen there counts.
    const [name, value] = submitter.name === "" ? [PLACE, String(place ?? "")] : [submitter.name, submitter.value];
    if (value === "") return;
    press();
    answer(name, value);
  };
  const toBoard = () => {
    shown.current?.scrollIntoView({ block: "start" });
    shown.current?.focus({ preventScroll: true });
  };
  const { year: _, ...sentAgain } = answers;
  return (
    <Texts value={texts}>
      <div className="wrap page-end">
        <div className={`pagehead ${styles.head}`}>
          <h1>{texts.title}</h1>
          <p>
            {texts.lead} <span className="needs-script">{texts.private}</span>
            <span className={styles.withoutScript}>{texts.sent}</span>
          </p>
        </div>
        <p className="sr" role="status">
          {isPrivate && count > 0 && `${told.title}. ${told.line}`}
        </p>
        <form
          action={addressIn(currentLanguage(), "/key")}
          className={styles.key}
          onSubmit={onSubmit}
          data-key=""
          data-ready={isPrivate || undefined}
        >
          <div className={styles.ask}>
            <GivenAnswers answers={answers} addressOf={addressOf} onTakeBack={press} />
            <section className={styles.next} aria-labelledby="asked">
              {!isDone && <p className={styles.step}>{words.step(step, steps)}</p>}
              <h2 ref={asked} id="asked" tabIndex={-1}>
                {isPlaceAsked ? texts.where : question === undefined ? texts.done : texts.questions[question.id]?.text}
              </h2>
              {isDone && <p>{texts.end[endOf(count, board.fits.length)]}</p>}
              {isPlaceAsked && <Where places={data.places} />}
              {question !== undefined && <StateButtons key={question.id} question={question} answers={answers} />}
            </section>
          </div>
          <Board board={board} pictures={pictures} headingRef={shown} />
          <div className={styles.rest}>
            <Honest
              estimate={data.estimate}
              isLikely={(count >= ENOUGH || isDone) && ranked !== undefined && ranked[0]?.candidate === null}
            />
            {ranked !== undefined && <Why ranked={ranked} standings={standings} count={count} />}
            <OtherQuestions data={data} answers={answers} next={question?.id ?? null}>
              <div className={styles.besides}>
                <Year year={answers.year} asOf={data.asOf} onAnswer={answer} />
                {isPrivate && <Photo />}
              </div>
            </OtherQuestions>
          </div>
          {/* Behind the buttons, so that what is pressed counts before what was answered. The list of years sends its own. */}
          {[...writeAnswers(sentAgain)].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
        {/* biome-ignore lint/a11y/useValidAnchor: it leads to a part of the page; the script keeps the answers in the address. */}
        <a
          className={styles.thumb}
          href="#board"
          onClick={(event) => {
            event.preventDefault();
            toBoard();
          }}
        >
          <span>
            <b>{count === 0 ? words.living(board.total) : words.bar(board.fits.length, board.total)}</b>
            <small>{told.names}</small>
          </span>
          <Icon name="arrow-down" />
        </a>
      </div>
    </Texts>
  );
}

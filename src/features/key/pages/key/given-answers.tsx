import { Icon } from "../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import { type Answers, UNSEEN, withAnswer } from "../../answers.ts";
import { QUESTIONS } from "../../questions.ts";
import styles from "./key-page.module.css";
import { words } from "./live-words.ts";
import { useTexts } from "./question-texts.ts";

const NOTHING: Answers = { unseen: [], states: {} };

type GivenAnswersProps = {
  answers: Answers;
  /** Where the page with other answers is. */
  addressOf(answers: Answers): string;
  onTakeBack(): void;
};

/** The answers so far, each a link to the page without it. */
export function GivenAnswers({ answers, addressOf, onTakeBack }: GivenAnswersProps) {
  const texts = useTexts();
  const { place, isPlaceUnseen, year } = answers;
  const given = [
    ...(place === undefined ? [] : [["place", texts.placeNames[place] ?? place]]),
    ...(isPlaceUnseen ? [["place", words.told(texts.place, texts.unseen)]] : []),
    ...(year === undefined ? [] : [["year", String(year)]]),
    ...QUESTIONS.flatMap((question) => {
      const { id } = question;
      const state = answers.unseen.includes(id) ? UNSEEN : answers.states[id];
      if (state === undefined) return [];
      const told = state === UNSEEN ? texts.unseen : texts.answerOf(question, state);
      return [[id, words.told(texts.labelOf(id), told)]];
    }),
  ];
  if (given.length === 0) return null;
  return (
    <section className={styles.given} aria-label={texts.yours}>
      <ul>
        {given.map(([name = "", told]) => (
          <li key={name}>
            <PageLink to={addressOf(withAnswer(answers, name, ""))} keepsScroll onClick={onTakeBack}>
              {told}
              <span className="sr">, {texts.takeBack}</span>
              <Icon name="x" />
            </PageLink>
          </li>
        ))}
        <li>
          <PageLink to={addressOf(NOTHING)} className={styles.again} keepsScroll onClick={onTakeBack}>
            {texts.again}
          </PageLink>
        </li>
      </ul>
    </section>
  );
}

import { currentLanguage } from "../../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../../platform/languages/language.ts";
import { pageFailure } from "../../../../../site/frame/page-failure.tsx";
import { definePage, type PageRequest } from "../../../../../site/page/define-page.ts";
import { failure } from "../../../../../site/pages/record/failure-words.ts";
import { Breadcrumb } from "../../../../../ui/kit/breadcrumb.tsx";
import type { Question, QuestionSet } from "../../../asked/question.ts";
import { QUESTIONS_IN_SET } from "../../../asked/sets.ts";
import type { QuestionReaders } from "../../../feature.server.ts";
import { Asked, optionTexts } from "../../../question-texts.tsx";
import styles from "../../../questions.module.css";
import { loadSet, RESULT_PATH, recordTrail, setAddress } from "../../../set-address.ts";
import { SetLinks } from "../../../set-links.tsx";
import { words } from "../../../words.ts";

const Choices = ({ question, number }: { question: Question; number: number }) => (
  <fieldset className={styles.question}>
    <legend>
      <span className={styles.number}>{number}</span>
      <Asked question={question} />
    </legend>
    <div className={styles.options}>
      {optionTexts(question).map(({ code, text }) => (
        <label key={code} className={styles.option}>
          <input type="radio" name={`q${number}`} value={code} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Questions = ({ set, sets, questions }: QuestionSet) => (
  <div className="wrap page-end">
    <Breadcrumb trail={recordTrail()} here={words.title} />
    <div className="pagehead">
      <h1>{set === 1 ? words.title : words.setTitle(set)}</h1>
      <p>{words.lead}</p>
    </div>
    {questions.length < QUESTIONS_IN_SET && <p className={styles.few}>{words.few(questions.length)}</p>}
    <form action={addressIn(currentLanguage(), RESULT_PATH)} aria-label={words.form} data-printed="" data-kept="">
      <input type="hidden" name="set" value={set} />
      <div className={styles.questions}>
        {questions.map((question, index) => (
          <Choices key={question.id} question={question} number={index + 1} />
        ))}
      </div>
      <button type="submit" className={`btn ${styles.submit}`}>
        {words.submit}
      </button>
    </form>
    <SetLinks set={set} sets={sets} />
  </div>
);

/** A set of ten questions: a plain GET form, so that the address of the result holds the answers. */
export const page = definePage({
  read: ({ readers, request }: PageRequest<QuestionReaders>) => loadSet(readers, request.url),
  head: ({ set }) => ({
    title: set === 1 ? words.title : words.setTitle(set),
    description: words.description,
    keywords: words.keywords,
    path: setAddress(set),
    listed: set === 1,
    trail: recordTrail(),
  }),
  screen: (asked) => <Questions {...asked} />,
  failure: pageFailure(() => failure, "/record/questions"),
});

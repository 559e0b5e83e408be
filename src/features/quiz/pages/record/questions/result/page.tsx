import { words as worksheet } from "../../../../../../content/lives/words.ts";
import { writtenRecordDate } from "../../../../../../content/record/written-record-date.ts";
import { webAddress } from "../../../../../../content/sources/web-address.ts";
import { inEnglish, Marked } from "../../../../../../platform/languages/stored-text.tsx";
import { pageFailure } from "../../../../../../site/frame/page-failure.tsx";
import { definePage, type PageRequest } from "../../../../../../site/page/define-page.ts";
import { failure } from "../../../../../../site/pages/record/failure-words.ts";
import { Breadcrumb } from "../../../../../../ui/kit/breadcrumb.tsx";
import { Icon } from "../../../../../../ui/kit/icon.tsx";
import { PageLink } from "../../../../../../ui/kit/page-link.tsx";
import type { Question, QuestionSet } from "../../../../asked/question.ts";
import type { QuestionReaders } from "../../../../feature.server.ts";
import { Asked, optionTexts } from "../../../../question-texts.tsx";
import styles from "../../../../questions.module.css";
import { loadSet, RESULT_PATH, recordTrail, setAddress } from "../../../../set-address.ts";
import { SetLinks } from "../../../../set-links.tsx";
import { words } from "../../../../words.ts";
import { type Answered, readAnswers } from "./answers.ts";

const ICONS = { agrees: "circle-check", differs: "x", open: "ellipsis" } as const;
const TONES = { agrees: styles.agrees, differs: styles.differs, open: styles.open };

const Option = ({ question, code }: { question: Question; code: string }) => {
  const option = optionTexts(question).find((one) => one.code === code);
  if (option?.slug === undefined) return option?.text;
  return <PageLink to={`/tuskers/${option.slug}`}>{option.text}</PageLink>;
};

/** The sources of an answer. Those of the library have pages of their own, which say what else rests on them. */
const Sources = ({ sources }: Pick<Question, "sources">) => (
  <ul>
    {sources.map(({ key, title, url }) => {
      const link = url === undefined ? undefined : webAddress(url);
      return (
        <li key={key ?? title}>
          {link === undefined ? (
            <span {...inEnglish(title)}>{title}</span>
          ) : (
            <a href={link} rel="noopener nofollow" {...inEnglish(title)}>
              {title}
            </a>
          )}
          {key !== undefined && (
            <>
              {" "}
              <PageLink to={`/sources/${key}`} {...inEnglish()}>
                {key}
              </PageLink>
            </>
          )}
        </li>
      );
    })}
  </ul>
);

function Answer({ answered: { question, chosen, verdict }, number }: { answered: Answered; number: number }) {
  const { result } = words;
  return (
    <section className={styles.question} data-verdict={verdict}>
      <h2>
        <span className={styles.number}>{number}</span>
        <Asked question={question} />
      </h2>
      <p className={`${styles.verdict} ${TONES[verdict]}`}>
        <Icon name={ICONS[verdict]} />
        {result[verdict]}
      </p>
      <dl className={styles.answers}>
        {verdict === "differs" && chosen !== undefined && (
          <>
            <dt>{result.yours}</dt>
            <dd>
              <Option question={question} code={chosen} />
            </dd>
          </>
        )}
        <dt>{result.recorded}</dt>
        <dd>
          <Option question={question} code={question.answer} />
          {"about" in question && (
            <>
              {" · "}
              <PageLink to={`/tuskers/${question.about.slug}`} {...inEnglish(question.about.name)}>
                {question.about.name}
              </PageLink>
            </>
          )}
        </dd>
        {question.kind === "earliest" && (
          <>
            <dt>{result.earliest}</dt>
            <dd>{writtenRecordDate(question.date)}</dd>
          </>
        )}
        <dt>{result.sources}</dt>
        <dd>
          <Sources sources={question.sources} />
        </dd>
      </dl>
      {question.kind === "statement" && (
        <p className={styles.told}>
          <Marked text={worksheet.statements[question.statement].told} />
        </p>
      )}
    </section>
  );
}

/** How many agree, and how many are left open. */
function scoreText(answered: readonly Answered[]): string {
  const count = (verdict: Answered["verdict"]) => answered.filter((one) => one.verdict === verdict).length;
  const open = count("open");
  if (open === answered.length) return words.result.none;
  const score = words.result.score(count("agrees"), answered.length);
  return open === 0 ? score : `${score} ${words.result.left(open)}`;
}

function Result({ set, sets, answered }: Pick<QuestionSet, "set" | "sets"> & { answered: readonly Answered[] }) {
  return (
    <div className="wrap page-end">
      <Breadcrumb trail={trailOf(set)} here={words.result.title} />
      <div className="pagehead">
        <h1>{set === 1 ? words.result.title : words.result.setTitle(set)}</h1>
        <p>{scoreText(answered)}</p>
      </div>
      <div className={styles.questions}>
        {answered.map((one, index) => (
          <Answer key={one.question.id} answered={one} number={index + 1} />
        ))}
      </div>
      <p className={`acts ${styles.submit}`}>
        <PageLink className="btn" to={setAddress((set % sets) + 1)}>
          {words.result.next}
        </PageLink>
        <PageLink className="btn quiet" to={setAddress(set)}>
          {words.result.again}
        </PageLink>
      </p>
      <SetLinks set={set} sets={sets} />
    </div>
  );
}

const trailOf = (set: number) => [...recordTrail(), { to: setAddress(set), label: words.title }];

/** The answers to a set of questions, beside those that the address holds. */
export const page = definePage({
  read: async ({ readers, request }: PageRequest<QuestionReaders>) => {
    const { set, sets, questions } = await loadSet(readers, request.url);
    return { set, sets, answered: readAnswers(new URL(request.url).searchParams, questions) };
  },
  head: ({ set }) => ({
    title: set === 1 ? words.result.title : words.result.setTitle(set),
    description: words.description,
    keywords: words.keywords,
    path: `${RESULT_PATH}?set=${set}`,
    listed: false,
    trail: trailOf(set),
  }),
  screen: (result) => <Result {...result} />,
  failure: pageFailure(() => failure, "/record/questions"),
});

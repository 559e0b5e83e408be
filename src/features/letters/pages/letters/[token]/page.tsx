import type { ReactNode } from "react";
import { PLACE_NAMES } from "../../../../../content/places/words.ts";
import { inEnglish, Marked } from "../../../../../platform/languages/stored-text.tsx";
import { writtenDate } from "../../../../../platform/text/dates/written-date.ts";
import { definePage, SECRET_ADDRESS } from "../../../../../site/page/define-page.ts";
import { NotFoundScreen } from "../../../../../site/parts/not-found/not-found-screen.tsx";
import { ButtonLink } from "../../../../../ui/kit/button-link.tsx";
import { PageLink } from "../../../../../ui/kit/page-link.tsx";
import { readFailure } from "../../../../../ui/render/load-failure.ts";
import { contentOf } from "../../../../../ui/render/read-answer.ts";
import type { OwnLetter } from "../../../letter.ts";
import { aboutLabel } from "../../tuskers/[slug]/tell/words.tsx";
import { words as failureWords } from "./failure-words.ts";
import styles from "./letter-page.module.css";
import { states } from "./state-words.ts";
import { words } from "./words.tsx";

function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) =>
        value === null || value === ""
          ? null
          : [
              <dt key={`${label} label`}>{label}</dt>,
              <dd key={label}>{typeof value === "string" ? <Marked text={value} /> : value}</dd>,
            ],
      )}
    </dl>
  );
}

const sourceOf = ({ source, seen }: OwnLetter): string => [source, seen && words.seen].filter(Boolean).join("\n");

const factsOf = (letter: OwnLetter): (readonly [string, ReactNode])[] => {
  const sent = [words.day, writtenDate(letter.createdAt.slice(0, 10))] as const;
  if (letter.kind === "correction") {
    return [
      sent,
      [words.about, letter.about && aboutLabel(letter.about)],
      [words.wrong, letter.wrong],
      [words.right, letter.right],
      [words.source, sourceOf(letter)],
    ];
  }
  return [
    sent,
    [words.photograph, letter.hasPhotograph ? words.photographKept : words.photographGone],
    [words.maker, letter.maker],
    [words.licence, letter.licence],
    [words.when, letter.takenOn && writtenDate(letter.takenOn)],
    [words.where, letter.place && PLACE_NAMES[letter.place]],
    [words.note, letter.note],
  ];
};

type LetterScreenProps = { letter: OwnLetter; address: string };

function LetterScreen({ letter, address }: LetterScreenProps) {
  const { tusker, state, answer } = letter;
  const { title, text } = states[state];
  const { pathname } = new URL(address);
  return (
    <div className="wrap page-end">
      <div className="pagehead">
        <h1>
          <Marked text={words.heading(tusker.name)} />
        </h1>
        {state === "received" && <p>{words.thanks}</p>}
      </div>
      <div className={styles.letter}>
        <div className="field">
          <label htmlFor="letter-link">{words.link.label}</label>
          <input id="letter-link" readOnly value={address} aria-describedby="letter-link-hint" />
          <span className="hint" id="letter-link-hint">
            {words.link.hint}
          </span>
        </div>
        <section className={styles.state} aria-label={words.state}>
          <p>
            <b>{title}</b>
          </p>
          <p>{text}</p>
          {answer !== null && (
            <p className={styles.answer}>
              <Marked text={answer} />
            </p>
          )}
          {tusker.slug !== null && (
            <p>
              {words.see(
                <PageLink to={`/tuskers/${tusker.slug}`} {...inEnglish()}>
                  {tusker.name}
                </PageLink>,
              )}
            </p>
          )}
        </section>
        <section>
          <h2>{words.wrote}</h2>
          <Facts facts={factsOf(letter)} />
        </section>
        <details className={styles.back}>
          <summary>{words.takeBack.title}</summary>
          <p>{words.takeBack.text(writtenDate(letter.deletedOn))}</p>
          <form method="post" action={pathname}>
            <button type="submit" className="btn danger">
              {words.takeBack.button}
            </button>
          </form>
        </details>
      </div>
    </div>
  );
}

/** The page of a letter, for whoever has its link: what became of it. */
export const page = definePage({
  read: async ({ api: { api }, params: { token = "" }, request: { url, signal } }) => {
    const call = api.letters.sent[":token"].$get({ param: { token: encodeURIComponent(token) } }, { init: { signal } });
    const letter = await contentOf(call, { signal, fallback: failureWords.failure.message });
    return { letter, address: url.replace(/\?.*$/, "") };
  },
  head: () => ({ title: words.title, description: words.title, path: undefined, listed: false }),
  screen: (loaded) => <LetterScreen {...loaded} />,
  headers: () => SECRET_ADDRESS,
  failure: {
    title: () => failureWords.failure.title,
    screen: (failed) => (
      <NotFoundScreen
        status={failed.status}
        title={failureWords.failure.title}
        message={
          failed.status === 404
            ? failureWords.failure.message
            : readFailure(failed, failureWords.failure.message).message
        }
      >
        <ButtonLink to="/">{failureWords.failure.home}</ButtonLink>
      </NotFoundScreen>
    ),
  },
});

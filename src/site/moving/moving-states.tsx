import type { ReactNode } from "react";
import { words as renderWords } from "../../platform/http/standalone/words.ts";
import { siteName } from "../../platform/identity/site-identity.ts";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import waitingStyles from "../../ui/kit/loading/waiting.module.css";
import { Sunrise } from "../../ui/kit/loading/waiting.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import plateStyles from "../../ui/kit/plate.module.css";
import { words as uiWords } from "../../ui/kit/words.ts";
import { words as layoutWords } from "../frame/words.ts";
import { words as articleWords } from "../pages/articles/[slug]/words.ts";
import { words as articlesWords } from "../pages/articles/words.ts";
import { words as tuskerWords } from "../pages/tuskers/[slug]/words.ts";
import { words as tuskersWords } from "../pages/tuskers/words.ts";
import { NotFoundScreen } from "../parts/not-found/not-found-screen.tsx";
import { words as searchWords } from "../parts/search/words.ts";
import styles from "./moving-states.module.css";
import { PlateOutline } from "./plate-outline.tsx";

/** Where `navigate.browser.ts` puts the message of a page that is loading. */
export const MovingNotice = () => (
  <div role="status" className={styles.loading} data-moving="" data-waiting={waitingStyles.waiting} />
);

/** A link to the page that could not be loaded: the module sets its address. */
const TryAgain = ({ quiet = false }) => (
  <ButtonLink to="#" quiet={quiet}>
    {uiWords.tryAgain}
  </ButtonLink>
);

type FailedProps = { title: string; message: string; children?: ReactNode };

const Failed = ({ title, message, children }: FailedProps) => (
  <div className="wrap band">
    <Notice kind="alert" title={title} isPage>
      <p data-message="">{message}</p>
      <div className="acts">
        <TryAgain />
        {children}
      </div>
    </Notice>
  </div>
);

type MissingProps = { words: typeof tuskerWords | typeof articleWords; list: string };

/** An entry that could not be loaded. */
const Missing = ({ words: { browseAll, failure }, list }: MissingProps) => (
  <NotFoundScreen title={failure.unknown.title} message={<span data-message="">{failure.message}</span>}>
    <ButtonLink to={list}>{browseAll}</ButtonLink>
    <TryAgain quiet />
  </NotFoundScreen>
);

/**
 * What a page shows while another one is loading, and instead of one that did not come: `navigate.browser.ts` takes it from
 * here, because a server that does not answer sends none of it.
 */
export function MovingStates() {
  const { loading } = layoutWords;
  return (
    <template
      id="moving-states"
      data-titles={JSON.stringify({
        tusker: tuskerWords.failure.unknown.pageTitle,
        article: articleWords.failure.unknown.pageTitle,
        tuskers: tuskersWords.failure.title,
        articles: articlesWords.failure.title,
        search: searchWords.failure.title,
        page: uiWords.siteTitle(siteName()),
      })}
      data-invalid={renderWords.invalidAnswer}
    >
      {(Object.keys(loading) as (keyof typeof loading)[]).map((place) => (
        <p key={place} data-loading={place}>
          <Sunrise />
          {loading[place]}
        </p>
      ))}
      <div data-skeleton="" className={`wrap ${plateStyles.plates} ${plateStyles.coming}`} aria-hidden="true">
        <PlateOutline />
        <PlateOutline />
        <PlateOutline />
      </div>
      <div data-failed="tuskers">
        <Failed {...tuskersWords.failure} />
      </div>
      <div data-failed="articles">
        <Failed {...articlesWords.failure} />
      </div>
      <div data-failed="search">
        <Failed {...searchWords.failure}>
          <ButtonLink to="/tuskers" quiet>
            {searchWords.browseAll}
          </ButtonLink>
        </Failed>
      </div>
      <div data-failed="page">
        <Failed title={renderWords.failed.title} message={renderWords.failed.text} />
      </div>
      <div data-failed="tusker">
        <Missing words={tuskerWords} list="/tuskers" />
      </div>
      <div data-failed="article">
        <Missing words={articleWords} list="/articles" />
      </div>
    </template>
  );
}

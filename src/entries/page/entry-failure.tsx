import { useLocation } from "react-router";
import { siteName } from "../../platform/identity/site-identity.ts";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";

/** The texts of an entry's page if the entry cannot be shown. */
type FailureWords = {
  browseAll: string;
  failure: {
    /** Used if the API gives no reason. */
    message: string;
    unknown: { title: string; pageTitle: string; message(address: string): string };
    removed: { title: string; message: string };
  };
};

const GONE = 410;

export function entryFailureMeta(error: unknown, { failure }: FailureWords) {
  const { status } = readFailure(error, failure.message);
  return errorMeta(status === GONE ? `${failure.removed.title} | ${siteName()}` : failure.unknown.pageTitle);
}

type EntryFailureProps = {
  error: unknown;
  /** The slug or id from the address. */
  name: string;
  /** The address of the list. */
  list: string;
  words: FailureWords;
};

/** The screen for an entry that does not exist, was removed or could not be loaded. */
export function EntryFailure({ error, name, list, words: { browseAll, failure } }: EntryFailureProps) {
  const { pathname } = useLocation();
  const { status, message } = readFailure(error, failure.message);
  const browse = <ButtonLink to={list}>{browseAll}</ButtonLink>;
  // It was removed on purpose, so trying again makes no sense.
  if (status === GONE) {
    return (
      <NotFoundScreen status={GONE} title={failure.removed.title} message={failure.removed.message}>
        {browse}
      </NotFoundScreen>
    );
  }
  return (
    <NotFoundScreen title={failure.unknown.title} message={status === 404 ? failure.unknown.message(name) : message}>
      {browse}
      <ButtonLink to={pathname} quiet>
        {uiWords.tryAgain}
      </ButtonLink>
    </NotFoundScreen>
  );
}

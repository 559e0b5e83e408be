import { siteName } from "../../../platform/identity/site-identity.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { usePageAddress } from "../../../ui/kit/page-address.ts";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { readFailure } from "../../../ui/render/load-failure.ts";
import type { PageFailureParts } from "../../page/define-page.ts";
import { NotFoundScreen } from "../not-found/not-found-screen.tsx";

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

function failureTitle(error: unknown, { failure }: FailureWords): string {
  const { status } = readFailure(error, failure.message);
  return status === GONE ? `${failure.removed.title} | ${siteName()}` : failure.unknown.pageTitle;
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
function EntryFailure({ error, name, list, words: { browseAll, failure } }: EntryFailureProps) {
  const { pathname } = usePageAddress();
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

/**
 * The failure of the page of an entry, whose slug or id is the part of its address that has a name.
 * @param list the address of the list
 * @param words read when the page is rendered, in its language
 */
export const entryFailure = (list: string, words: () => FailureWords): PageFailureParts => ({
  title: (failed) => failureTitle(failed, words()),
  screen: (failed, { params }) => (
    <EntryFailure error={failed} name={Object.values(params)[0] ?? ""} list={list} words={words()} />
  ),
});

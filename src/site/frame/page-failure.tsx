import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import { words as uiWords } from "../../ui/kit/words.ts";
import { readFailure } from "../../ui/render/load-failure.ts";
import type { PageFailureParts } from "../page/define-page.ts";

type PageFailureProps = {
  error: unknown;
  words: { title: string; message: string };
  /** The address of the page, to try again. */
  to: string;
};

/** What a page shows instead of itself when it could not be loaded. */
function PageFailure({ error, words, to }: PageFailureProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.title} isPage>
        <p>{readFailure(error, words.message).message}</p>
        <ButtonLink to={to}>{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}

/**
 * What a page shows, and its title, if it could not be read.
 * @param words read when the page is rendered, in its language
 */
export const pageFailure = (
  words: () => PageFailureProps["words"],
  to: string,
  title = () => words().title,
): PageFailureParts => ({
  title,
  screen: (failed) => <PageFailure error={failed} words={words()} to={to} />,
});

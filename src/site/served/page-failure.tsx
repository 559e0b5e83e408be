import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";

type PageFailureProps = {
  error: unknown;
  words: { title: string; message: string };
  /** The address of the page, to try again. */
  to: string;
  /** Whether the browser loads the page anew, for a page whose code may be what failed. */
  reloads?: boolean;
};

/** What a page shows instead of itself when it could not be loaded. */
export function PageFailure({ error, words, to, reloads = false }: PageFailureProps) {
  return (
    <div className="wrap band">
      <Notice kind="alert" title={words.title} isPage>
        <p>{readFailure(error, words.message).message}</p>
        <ButtonLink to={to} reloads={reloads}>
          {uiWords.tryAgain}
        </ButtonLink>
      </Notice>
    </div>
  );
}

import { Marked } from "../../../../platform/languages/stored-text.tsx";
import { ButtonLink } from "../../../../ui/kit/button-link.tsx";
import { usePageAddress } from "../../../../ui/kit/page-address.ts";
import { words as uiWords } from "../../../../ui/kit/words.ts";
import { readFailure } from "../../../../ui/render/load-failure.ts";
import styles from "./preview-failure.module.css";
import { words } from "./words.tsx";

export const failureTitle = (error: unknown): string =>
  words.failure.titles[readFailure(error, words.failure.message).status] ?? words.failure.notLoaded;

/** The screen for a preview that cannot be shown, with the reason. */
export function PreviewFailure({ error }: { error: unknown }) {
  const { pathname } = usePageAddress();
  const { status, message } = readFailure(error, words.failure.message);
  return (
    <div className="wrap">
      <div className="pagehead">
        <h1>{failureTitle(error)}</h1>
        <p>{words.failure.messages[status] ?? <Marked text={message} />}</p>
      </div>
      <p className={styles.ways}>
        {status in words.failure.titles ? (
          <ButtonLink to="/">{words.failure.home}</ButtonLink>
        ) : (
          <ButtonLink to={pathname}>{uiWords.tryAgain}</ButtonLink>
        )}
      </p>
    </div>
  );
}

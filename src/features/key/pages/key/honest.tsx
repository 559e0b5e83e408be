import { inEnglish, Marked } from "../../../../platform/languages/stored-text.tsx";
import { PageLink } from "../../../../ui/kit/page-link.tsx";
import type { KeyData } from "../../key-data.ts";
import { useTexts } from "./question-texts.ts";
import styles from "./result.module.css";

type HonestProps = Pick<KeyData, "estimate"> & {
  /** Whether the answers fit a tusker without a page here better than any other. */
  isLikely: boolean;
};

/** That it may have been a tusker without a page here, how many there are, and what the result is not. */
export function Honest({ estimate, isLikely }: HonestProps) {
  const { honest, estimate: text, stranger } = useTexts();
  return (
    <aside className={styles.honest} aria-labelledby="honest">
      <h2 id="honest">{stranger.name}</h2>
      <p>
        {isLikely && `${stranger.first} `}
        {text} {honest.proof}
      </p>
      <p>
        <small>
          <Marked text={estimate.note} />
          {estimate.source !== null && (
            <>
              {` ${honest.estimateSource} `}
              <PageLink to={`/sources/${estimate.source.key}`} {...inEnglish()}>
                {estimate.source.title}
              </PageLink>
              .
            </>
          )}
        </small>
      </p>
    </aside>
  );
}

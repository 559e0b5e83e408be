import { inEnglish, Marked } from "../../platform/languages/stored-text.tsx";
import { PageLink } from "../../platform/ui/page-link.tsx";
import type { KeyData } from "../key-data.ts";
import { useTexts } from "./question-texts.ts";
import styles from "./result.module.css";

/** What the ranking begins with, where that comes from, and what a rank is not. */
export function Honest({ estimate }: Pick<KeyData, "estimate">) {
  const { honest, estimate: text } = useTexts();
  return (
    <p className={styles.honest}>
      <b>{honest.proof}</b> {text} <Marked text={estimate.note} />
      {estimate.source !== null && (
        <>
          {` ${honest.estimateSource} `}
          <PageLink to={`/sources/${estimate.source.key}`} {...inEnglish()}>
            {estimate.source.title}
          </PageLink>
          .
        </>
      )}{" "}
      {honest.drawings}
    </p>
  );
}

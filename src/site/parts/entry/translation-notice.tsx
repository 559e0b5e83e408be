import { translationSentences } from "../../../content/fields/pieces/translation-sentences.ts";
import type { TranslationShown } from "../../../content/fields/pieces/translation-shown.ts";
import { words } from "../../../content/fields/pieces/words.ts";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./translation-notice.module.css";

type TranslationNoticeProps = {
  translation: TranslationShown | undefined;
  /** The address of the English page. */
  path: string;
  /** True for texts of which only the English binds. */
  isLegal?: boolean;
};

/** Above what is translated: that a machine wrote it, that the English has changed since, or that the English binds. */
export function TranslationNotice({ translation, path, isLegal = false }: TranslationNoticeProps) {
  const sentences = [
    ...translationSentences(translation),
    ...(isLegal && currentLanguage() !== "en" ? [words.binding] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p className={styles.notice} data-translation-notice>
      <Icon name="languages" />
      <span>
        {sentences.join(" ")} {/* A plain link: routes of this page stay in its own language. */}
        <a href={path} hrefLang="en">
          {words.readEnglish}
        </a>
      </span>
    </p>
  );
}

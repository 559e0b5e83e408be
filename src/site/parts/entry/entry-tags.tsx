import { tagWords } from "../../../content/kinds/tag-words.ts";
import { inEnglish } from "../../../platform/languages/stored-text.tsx";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import styles from "./entry-tags.module.css";

export function EntryTags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.tags}>
      {tags.map((tag) => {
        const word = storedWord(tagWords, tag);
        return (
          <li key={tag} {...inEnglish(word)}>
            {word}
          </li>
        );
      })}
    </ul>
  );
}

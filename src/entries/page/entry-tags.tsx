import { inEnglish } from "../../platform/languages/stored-text.tsx";
import styles from "./entry-tags.module.css";

export function EntryTags({ label, tags }: { label: string; tags: readonly string[] }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label={label} className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag} {...inEnglish()}>
          {tag}
        </li>
      ))}
    </ul>
  );
}

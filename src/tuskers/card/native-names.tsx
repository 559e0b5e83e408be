import { languageOf } from "./language-of.ts";
import styles from "./native-names.module.css";

/** Names in Sinhala or Tamil script, each marked with its language; `small` is for lists. */
export function NativeNames({ names, small = false }: { names: readonly string[]; small?: boolean }) {
  if (names.length === 0) return null;
  return (
    <p className={small ? `${styles.names} ${styles.small}` : styles.names}>
      {names.map((name, index) => (
        <span key={name}>
          {index > 0 && " · "}
          <span lang={languageOf(name)}>{name}</span>
        </span>
      ))}
    </p>
  );
}

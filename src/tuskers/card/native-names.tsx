import type { NativeName } from "../native-names.ts";
import styles from "./native-names.module.css";
import { words } from "./words.en.tsx";

type NativeNamesProps = {
  names: readonly NativeName[];
  /** His main name, which is not repeated. */
  mainName: string;
  /** For lists, which leave names by rule, and what that means, to his page. */
  small?: boolean;
};

/** Names in Sinhala and Tamil letters, each marked with its language, and with a word if the site wrote it by rule. */
export function NativeNames({ names, mainName, small = false }: NativeNamesProps) {
  const shown = names.filter(({ name, origin }) => name !== mainName && !(small && origin === "rule"));
  if (shown.length === 0) return null;
  const hasRule = shown.some(({ origin }) => origin === "rule");
  const isAllByRule = shown.every(({ origin }) => origin === "rule");
  return (
    <>
      <p className={small ? `${styles.names} ${styles.small}` : styles.names}>
        {shown.map(({ language, name, origin }, index) => (
          <span key={name}>
            {index > 0 && " · "}
            <span lang={language}>{name}</span>
            {origin === "rule" && !isAllByRule && <small> {words.byRule}</small>}
          </span>
        ))}
        {isAllByRule && <small> {words.byRule}</small>}
      </p>
      {hasRule && <p className={styles.note}>{words.byRuleMeans}</p>}
    </>
  );
}

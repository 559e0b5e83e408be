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

/** The word for a spelling of our own that nobody has checked. */
const MARKS = { rule: () => words.byRule, spelled: () => words.spelled };
const isOurs = (origin: NativeName["origin"]): origin is keyof typeof MARKS => origin in MARKS;

/** Names in Sinhala and Tamil letters, each marked with its language, and with a word if the spelling is our own. */
export function NativeNames({ names, mainName, small = false }: NativeNamesProps) {
  const shown = names.filter(({ name, origin }) => name !== mainName && !(small && isOurs(origin)));
  if (shown.length === 0) return null;
  const origins = new Set(shown.map(({ origin }) => origin));
  const common = origins.size === 1 ? shown[0]?.origin : undefined;
  return (
    <>
      <p className={small ? `${styles.names} ${styles.small}` : styles.names}>
        {shown.map(({ language, name, origin }, index) => (
          <span key={name}>
            {index > 0 && " · "}
            <span lang={language}>{name}</span>
            {isOurs(origin) && common === undefined && <small> {MARKS[origin]()}</small>}
          </span>
        ))}
        {common !== undefined && isOurs(common) && <small> {MARKS[common]()}</small>}
      </p>
      {origins.has("spelled") && <p className={styles.note}>{words.spelledMeans}</p>}
      {origins.has("rule") && <p className={styles.note}>{words.byRuleMeans}</p>}
    </>
  );
}

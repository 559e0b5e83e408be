import type { Mark } from "../../../content/record/texts/marks.ts";
import { words } from "../../../content/record/texts/words.ts";
import type { Certainty } from "../../../content/record/vocabulary.ts";
import { CERTAINTY_LABELS } from "../../../content/record/words.ts";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import styles from "./accounts.module.css";
import { Cited, CitedUnseen } from "./cited.tsx";

export type AccountView = { text: string; note: string | undefined; certainty: Certainty; marks: Mark[] };

/**
 * The value of a fact: its leading account. Where there are several, two words open all of them beneath it; no mean is
 * formed.
 */
export function Accounts({ accounts }: { accounts: readonly AccountView[] }) {
  const [leading] = accounts;
  if (leading === undefined) return null;
  const { text, marks } = leading;
  if (accounts.length === 1) {
    return (
      <>
        <Marked text={text} />
        <CitedUnseen marks={marks} />
        <Remark account={leading} />
      </>
    );
  }
  const differ = accounts.some(({ certainty }) => certainty === "disputed");
  // That all of them are disputed is said by the words that open them.
  const areAllDisputed = accounts.every(({ certainty }) => certainty === "disputed");
  return (
    <>
      <Marked text={text} />{" "}
      <details className={styles.differ}>
        <summary>{differ ? words.differ : words.accounts(accounts.length)}</summary>
        <ul>
          {accounts.map((account) => (
            <li key={`${account.text} ${account.marks[0]?.id}`}>
              <Marked text={account.text} />
              <Cited marks={account.marks} />
              <Remark account={areAllDisputed ? { ...account, certainty: "certain" } : account} />
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

/** How certain an account is, if there is doubt, and what else is said of it. */
export function Remark({ account: { note = "", certainty } }: { account: AccountView }) {
  const remark = [certainty === "certain" ? "" : CERTAINTY_LABELS[certainty], note].filter((part) => part !== "");
  if (remark.length === 0) return null;
  return (
    <small>
      <Marked text={remark.join(". ")} />
    </small>
  );
}

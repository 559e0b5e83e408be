import { Marked } from "../../platform/languages/stored-text.tsx";
import type { Certainty } from "../vocabulary.ts";
import { CERTAINTY_LABELS } from "../words.en.ts";
import styles from "./accounts.module.css";
import { Cited } from "./cited.tsx";
import type { Mark } from "./marks.ts";
import { words } from "./words.en.ts";

export type AccountView = { text: string; note: string | undefined; certainty: Certainty; marks: Mark[] };

/** The accounts of one fact, the preferred one first. Several stand side by side; no mean is formed. */
export function Accounts({ accounts }: { accounts: readonly AccountView[] }) {
  const [only] = accounts;
  if (only === undefined) return null;
  if (accounts.length === 1) return <Account account={only} />;
  // Accounts that differ are disputed: one remark for all of them.
  const differ = accounts.every(({ certainty }) => certainty === "disputed");
  return (
    <>
      <ul className={styles.accounts} aria-label={words.accounts(accounts.length)}>
        {accounts.map((account) => (
          <li key={`${account.text} ${account.marks[0]?.id}`}>
            <Account account={differ ? { ...account, certainty: "certain" } : account} />
          </li>
        ))}
      </ul>
      {differ && <small>{words.differ}</small>}
    </>
  );
}

function Account({ account: { text, note, certainty, marks } }: { account: AccountView }) {
  const remark = [certainty === "certain" ? "" : CERTAINTY_LABELS[certainty], note ?? ""].filter((part) => part !== "");
  return (
    <>
      <Marked text={text} />
      <Cited marks={marks} />
      {remark.length > 0 && (
        <small>
          <Marked text={remark.join(". ")} />
        </small>
      )}
    </>
  );
}

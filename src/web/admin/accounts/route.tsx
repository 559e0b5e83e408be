import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { DeskFailure } from "../desk/desk-failure.tsx";
import { DeskPage } from "../desk/desk-page.tsx";
import { failureOf } from "../desk/failure.ts";
import { useNotices } from "../desk/notices.tsx";
import { Question } from "../desk/question.tsx";
import { useLoaded } from "../desk/use-loaded.ts";
import { AccountTable, type Deed } from "./account-table.tsx";
import { type Account, loadAccounts, loadInvitations, resetSecondFactor, setDisabled } from "./accounts-calls.ts";
import { InvitationPanel } from "./invitation-panel.tsx";
import { InvitePanel } from "./invite-panel.tsx";

type DeedWords = { ask: string; confirm: string; about: string; done: string; failed: string };

function wordsFor(deed: Deed, name: string): DeedWords {
  if (deed === "disable") {
    return {
      ask: `Disable the account ${name}?`,
      confirm: "Disable",
      about: "It is signed out everywhere, and cannot sign in any more. What was written with it stays.",
      done: `${name} was disabled.`,
      failed: `${name} could not be disabled`,
    };
  }
  if (deed === "enable") {
    return {
      ask: `Enable the account ${name} again?`,
      confirm: "Enable",
      about: "It can sign in again with its password, and do everything here.",
      done: `${name} was enabled.`,
      failed: `${name} could not be enabled`,
    };
  }
  return {
    ask: `Reset the second factor of ${name}?`,
    confirm: "Reset",
    about:
      "For somebody who lost phone and recovery codes: the password alone signs in until they set up a new one. Make sure that it is really they who ask.",
    done: `The second factor of ${name} was reset.`,
    failed: `The second factor of ${name} could not be reset`,
  };
}

async function doIt(deed: Deed, { id }: Account): Promise<void> {
  if (deed === "reset") await resetSecondFactor(id);
  else await setDisabled(id, deed === "disable");
}

/** Who may work at the desk. */
export default function Accounts() {
  const { content: accounts, failure, reload } = useLoaded(loadAccounts);
  const invitations = useLoaded(loadInvitations);
  const { tell } = useNotices();
  const [asked, setAsked] = useState<{ deed: Deed; account: Account }>();
  const [busy, setBusy] = useState(false);
  const tally = useRef<HTMLParagraphElement>(null);
  const words = wordsFor(asked?.deed ?? "disable", asked?.account.username ?? "");

  const confirm = async () => {
    if (asked === undefined) return;
    setBusy(true);
    try {
      await doIt(asked.deed, asked.account);
      tell(words.done);
    } catch (error) {
      tell(`${words.failed}: ${failureOf(error).message}`, "bad");
    }
    // At once: while the question is open, nothing else takes the focus.
    flushSync(() => {
      setBusy(false);
      setAsked(undefined);
    });
    reload();
    // The button that had the focus may become another one.
    tally.current?.focus();
  };
  return (
    <DeskPage title="Accounts">
      <p className="desklead">Everybody who has an account here writes and publishes with equal rights.</p>
      <div className="deskcount">
        <p ref={tally} role="status" tabIndex={-1}>
          {accounts === undefined
            ? failure === undefined && "Loading accounts..."
            : `${accounts.length.toLocaleString("en")} ${accounts.length === 1 ? "account" : "accounts"}`}
        </p>
      </div>
      {failure !== undefined ? (
        <DeskFailure title="Failed to fetch accounts" failure={failure} onRetry={reload} />
      ) : (
        accounts !== undefined && (
          <AccountTable accounts={accounts} onAsk={(deed, account) => setAsked({ deed, account })} />
        )
      )}
      <div className="panels">
        <InvitePanel onInvited={invitations.reload} />
        <InvitationPanel invitations={invitations.content} failure={invitations.failure} reload={invitations.reload} />
      </div>
      <Question
        open={asked !== undefined}
        text={words.ask}
        confirm={words.confirm}
        tone={asked?.deed === "enable" ? "plain" : "risk"}
        busy={busy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(undefined)}
      >
        <p>{words.about}</p>
      </Question>
    </DeskPage>
  );
}

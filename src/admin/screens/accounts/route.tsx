import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ROLE_LABELS } from "../../../people/accounts/roles.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Dialog } from "../../../ui/kit/forms/dialog.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, type Reply, succeeded } from "../../kit/api/failure.ts";
import { ListStatus } from "../../kit/ui/lists/list-status.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panels } from "../../kit/ui/panel.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { type Confirmation, ConfirmSelfForm } from "../../sign-in/confirm-self-form.tsx";
import { type Account, AccountTable, type Deed } from "./account-table.tsx";
import { AllApiKeysPanel } from "./api-keys-panel.tsx";
import { InvitationPanel } from "./invitation-panel.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { RightsPanel } from "./rights-panel.tsx";

type DeedWords = { ask: string; confirm: string; about: string; done: string };

function wordsFor(deed: Deed, name: string): DeedWords {
  if (deed === "disable") {
    return {
      ask: `Disable the account ${name}?`,
      confirm: "Disable",
      about:
        "It is signed out everywhere and can no longer sign in. What it wrote stays; invitations that it sent are withdrawn.",
      done: `${name} was disabled.`,
    };
  }
  if (deed === "enable") {
    return {
      ask: `Enable the account ${name} again?`,
      confirm: "Enable",
      about: "It can sign in again with its password, and has the role that it had.",
      done: `${name} was enabled.`,
    };
  }
  if (deed !== "reset") {
    const label = ROLE_LABELS[deed].toLowerCase();
    const role = `${/^[aeiou]/.test(label) ? "an" : "a"} ${label}`;
    return {
      ask: `Make ${name} ${role}?`,
      confirm: "Change role",
      about: `It applies from their next action.${deed === "administrator" ? "" : " If they were an administrator, invitations that they sent are withdrawn."}`,
      done: `${name} is ${role} now.`,
    };
  }
  return {
    ask: `Reset the second factor of ${name}?`,
    confirm: "Reset",
    about:
      "For someone who has lost their phone and recovery codes. They sign in with the password alone until they set up a new one. Make sure that the request really comes from them.",
    done: `The second factor of ${name} was reset.`,
  };
}

const calls = adminApi.api.accounts;

function call(deed: Deed, { id }: Account, confirmation: Confirmation): Promise<Reply> {
  const param = { id: encodeURIComponent(id) };
  if (deed === "reset") return calls[":id"]["second-factor"].off.$post({ param, json: confirmation });
  if (deed === "disable" || deed === "enable")
    return calls[":id"].$put({ param, json: { disabled: deed === "disable", ...confirmation } });
  return calls[":id"].role.$put({ param, json: { role: deed, ...confirmation } });
}

/** The accounts that may work in the admin area. */
export default function Accounts() {
  const {
    data: accounts,
    error,
    refetch,
  } = useQuery({
    queryKey: ["accounts"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const { notify } = useNotices();
  const [asked, setAsked] = useState<{ deed: Deed; account: Account }>();
  const tally = useRef<HTMLParagraphElement>(null);
  const secondFactor = accounts?.some(({ self, secondFactor }) => self && secondFactor) ?? false;
  const words = wordsFor(asked?.deed ?? "disable", asked?.account.username ?? "");

  // Errors are shown in the dialog, next to what was typed there.
  const confirm = async (confirmation: Confirmation) => {
    if (asked === undefined) return;
    await succeeded(call(asked.deed, asked.account, confirmation));
    notify(words.done);
    // Flush now: while the dialog is open, nothing behind it can receive focus.
    flushSync(() => setAsked(undefined));
    // The focused button may be replaced by another one.
    tally.current?.focus();
  };
  return (
    <AdminPage title="People">
      <Lead>What each account may do depends on its role.</Lead>
      <ListStatus ref={tally}>
        {accounts === undefined
          ? error === null && "Loading accounts..."
          : counted(accounts.length, "account", "accounts")}
      </ListStatus>
      {error !== null ? (
        <AdminFailure title="Failed to fetch accounts" failure={error} onRetry={refetch} />
      ) : (
        accounts !== undefined && (
          <AccountTable accounts={accounts} onAsk={(deed, account) => setAsked({ deed, account })} />
        )
      )}
      <Panels>
        <InvitePanel secondFactor={secondFactor} />
        <InvitationPanel />
        <AllApiKeysPanel />
        <RightsPanel />
      </Panels>
      <Dialog open={asked !== undefined} onClose={() => setAsked(undefined)} title={words.ask}>
        <p>{words.about}</p>
        <ConfirmSelfForm
          confirm={words.confirm}
          risk={asked?.deed !== "enable"}
          secondFactor={secondFactor}
          onConfirm={confirm}
          onCancel={() => setAsked(undefined)}
        />
      </Dialog>
    </AdminPage>
  );
}

import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { Lead } from "../../../admin/layout/lead.tsx";
import { Panels } from "../../../admin/ui/panel.tsx";
import { Timestamp } from "../../../admin/ui/timestamp.tsx";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { ROLE_LABELS } from "../../roles.ts";
import { loadAccount, loadSessions } from "./account-calls.browser.ts";
import { AddressPanel } from "./address-panel.tsx";
import { ApiKeysPanel } from "./api-keys-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** One's own account: password, second factor, passkeys, e-mail address and sessions. */
export default function AccountScreen() {
  const { content: account, failure, reload } = useLoaded(loadAccount);
  const sessions = useLoaded(loadSessions);
  return (
    <AdminPage title="Your account">
      {account !== undefined ? (
        <>
          <Lead>
            You are signed in as <b>{account.username}</b>, with the role {ROLE_LABELS[account.role].toLowerCase()}. The
            account was created on <Timestamp at={account.createdAt} dayOnly />.
          </Lead>
          <Panels>
            <PasswordPanel
              username={account.username}
              secondFactor={account.secondFactor.enabled}
              onChanged={() => {
                reload();
                sessions.reload();
              }}
            />
            <SecondFactorPanel account={account} onChanged={reload} />
            <AddressPanel account={account} onChanged={reload} />
            <PasskeysPanel secondFactor={account.secondFactor.enabled} onChanged={reload} />
            <ApiKeysPanel secondFactor={account.secondFactor.enabled} onChanged={reload} />
            <SessionsPanel sessions={sessions.content} failure={sessions.failure} reload={sessions.reload} />
          </Panels>
        </>
      ) : failure !== undefined ? (
        <AdminFailure title="Failed to fetch your account" failure={failure} onRetry={reload} />
      ) : (
        <p role="status">Loading your account...</p>
      )}
    </AdminPage>
  );
}

import { useQuery } from "@tanstack/react-query";
import { ROLE_LABELS } from "../../../people/accounts/roles.ts";
import { Panels } from "../../kit/ui/panel.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { OWN_ACCOUNT } from "../../shell/own-role.tsx";
import { AddressPanel } from "./address-panel.tsx";
import { ApiKeysPanel } from "./api-keys-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SecondFactorPanel } from "./second-factor-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** One's own account: password, second factor, passkeys, e-mail address and sessions. */
export default function AccountScreen() {
  const { data: account, error, refetch } = useQuery(OWN_ACCOUNT);
  return (
    <AdminPage title="Your account">
      {account !== undefined ? (
        <>
          <Lead>
            You are signed in as <b>{account.username}</b>, with the role {ROLE_LABELS[account.role].toLowerCase()}. The
            account was created on <Timestamp at={account.createdAt} dayOnly />.
          </Lead>
          <Panels>
            <PasswordPanel username={account.username} secondFactor={account.secondFactor.enabled} />
            <SecondFactorPanel account={account} />
            <AddressPanel account={account} />
            <PasskeysPanel secondFactor={account.secondFactor.enabled} />
            <ApiKeysPanel secondFactor={account.secondFactor.enabled} />
            <SessionsPanel />
          </Panels>
        </>
      ) : error !== null ? (
        <AdminFailure title="Failed to fetch your account" failure={error} onRetry={refetch} />
      ) : (
        <p role="status">Loading your account...</p>
      )}
    </AdminPage>
  );
}

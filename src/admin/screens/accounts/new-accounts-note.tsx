import { Link } from "react-router";
import { Note } from "../../../ui/kit/notice.tsx";
import type { AdminCounts } from "../../kit/admin-counts.ts";
import { Timestamp } from "../../kit/ui/timestamp.tsx";

/** Shown to all other administrators, so that no account is created unnoticed. */
export function NewAccountsNote({ accounts }: { accounts: NonNullable<AdminCounts["newAccounts"]> }) {
  if (accounts.length === 0) return null;
  return (
    <Note kind="ok">
      {accounts.map(({ username, createdAt, invitedBy }) => (
        <span key={username}>
          New account <b>{username}</b>, {invitedBy === null ? "made on the server" : `invited by ${invitedBy}`}, on{" "}
          <Timestamp at={createdAt} dayOnly />.{" "}
        </span>
      ))}
      If you do not recognise it, disable it under <Link to="/admin/accounts">Accounts</Link>.
    </Note>
  );
}

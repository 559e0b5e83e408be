import type { InferResponseType } from "hono/client";
import { Link } from "react-router";
import { ROLE_LABELS, ROLES, type Role } from "../../../people/accounts/roles.ts";
import type { adminApi } from "../../kit/api/admin-api.browser.ts";
import { Badge } from "../../kit/ui/badge.tsx";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import styles from "./accounts.module.css";

export type Account = InferResponseType<typeof adminApi.api.accounts.$get, 200>[number];

/** What an administrator can do to somebody else's account; a role is the one that it gets. */
export type Deed = "disable" | "enable" | "reset" | Role;

type AccountTableProps = { accounts: readonly Account[]; onAsk(deed: Deed, account: Account): void };

function Deeds({ account, onAsk }: { account: Account } & Pick<AccountTableProps, "onAsk">) {
  if (account.self) return <Link to="/admin/account">Your account</Link>;
  const which = <span className="sr"> {account.username}</span>;
  return (
    <>
      {account.secondFactor && (
        <button type="button" className="btn quiet small" onClick={() => onAsk("reset", account)}>
          Reset second factor
          <span className="sr"> of {account.username}</span>
        </button>
      )}
      {account.disabledAt === null ? (
        <button type="button" className="btn quiet small" onClick={() => onAsk("disable", account)}>
          Disable{which}
        </button>
      ) : (
        <button type="button" className="btn quiet small" onClick={() => onAsk("enable", account)}>
          Enable{which}
        </button>
      )}
    </>
  );
}

/** The role of an account. Choosing another one asks for confirmation, and until then nothing changes. */
function RoleChoice({ account, onAsk }: { account: Account } & Pick<AccountTableProps, "onAsk">) {
  if (account.self) return ROLE_LABELS[account.role];
  return (
    <select
      className={styles.role}
      aria-label={`Role of ${account.username}`}
      value={account.role}
      onChange={({ target }) => {
        const role = ROLES.find((known) => known === target.value);
        if (role !== undefined) onAsk(role, account);
      }}
    >
      {ROLES.map((role) => (
        <option key={role} value={role}>
          {ROLE_LABELS[role]}
        </option>
      ))}
    </select>
  );
}

/** All accounts, with the actions that are available for those of others. */
export function AccountTable({ accounts, onAsk }: AccountTableProps) {
  return (
    <table className={`${tableStyles.table} ${styles.accounts}`}>
      <caption className="sr">Accounts</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Role</th>
          <th scope="col">State</th>
          <th scope="col">Last used</th>
          <th scope="col">Second factor</th>
          <th scope="col" className={tableStyles.minor}>
            Sign-ins
          </th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map((account) => (
          <tr key={account.id}>
            <th scope="row">
              <span className={tableStyles.name}>{account.username}</span>{" "}
              {account.self && <Badge tone="info">You</Badge>}
            </th>
            <td data-label="Role">
              <RoleChoice account={account} onAsk={onAsk} />
            </td>
            <td data-label="State">
              {account.disabledAt === null ? (
                <Badge tone="good">Active</Badge>
              ) : (
                <>
                  <Badge tone="bad">Disabled</Badge>
                  <span className="sr">
                    {" "}
                    since <Timestamp at={account.disabledAt} dayOnly />
                  </span>
                </>
              )}
            </td>
            <td data-label="Last used" className={tableStyles.number}>
              {account.lastUsedAt === null ? "Never" : <Timestamp at={account.lastUsedAt} />}
            </td>
            <td data-label="Second factor">{account.secondFactor ? "On" : "Off"}</td>
            <td data-label="Sign-ins" className={`${tableStyles.number} ${tableStyles.minor}`}>
              {account.sessions}
            </td>
            <td className={`${tableStyles.actions} ${styles.deeds}`}>
              <Deeds account={account} onAsk={onAsk} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { Link } from "react-router";
import { Timestamp } from "../../admin/ui/timestamp.tsx";
import type { Account } from "./accounts-calls.browser.ts";

/** What can be done to the account of somebody else. */
export type Deed = "disable" | "enable" | "reset";

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

/** All accounts, with what can be done to those of others. */
export function AccountTable({ accounts, onAsk }: AccountTableProps) {
  return (
    <table className="ledger accounts">
      <caption className="sr">Accounts</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">State</th>
          <th scope="col" className="minor">
            Since
          </th>
          <th scope="col">Last used</th>
          <th scope="col">Second factor</th>
          <th scope="col" className="minor">
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
              <span className="name">{account.username}</span> {account.self && <span className="badge info">You</span>}
            </th>
            <td data-label="State">
              {account.disabledAt === null ? (
                <span className="badge good">Active</span>
              ) : (
                <>
                  <span className="badge bad">Disabled</span>
                  <span className="sr">
                    {" "}
                    since <Timestamp at={account.disabledAt} dayOnly />
                  </span>
                </>
              )}
            </td>
            <td data-label="Since" className="num minor">
              <Timestamp at={account.createdAt} dayOnly />
            </td>
            <td data-label="Last used" className="num">
              {account.lastUsedAt === null ? "Never" : <Timestamp at={account.lastUsedAt} />}
            </td>
            <td data-label="Second factor">{account.secondFactor ? "On" : "Off"}</td>
            <td data-label="Sign-ins" className="num minor">
              {account.sessions}
            </td>
            <td className="do">
              <Deeds account={account} onAsk={onAsk} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { KeyScope } from "../../../../people/accounts/roles.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { ConfirmDialog } from "../../../kit/ui/confirm-dialog.tsx";
import tableStyles from "../../../kit/ui/lists/table.module.css";
import { useNotices } from "../../../kit/ui/notices.tsx";
import { Timestamp } from "../../../kit/ui/timestamp.tsx";

type ApiKey = {
  id: string;
  name: string;
  scope: KeyScope;
  createdAt: string;
  expiresAt: string;
  lastUsedOn: string | null;
  /** Where the keys of several accounts are listed. */
  username?: string;
};

type ApiKeyTableProps = {
  /** Names the table for screen readers. */
  caption: string;
  keys: ApiKey[];
  /** Rejects with a failure, which is then told. */
  revoke(id: string): Promise<unknown>;
  /** Moves the focus: the button that had it disappears. */
  onRevoked(): void;
};

function Expiry({ at }: { at: string }) {
  return Date.parse(at) <= Date.now() ? <Badge tone="bad">Expired</Badge> : <Timestamp at={at} dayOnly />;
}

/** API keys with what they may do, and a way to revoke them. */
export function ApiKeyTable({ caption, keys, revoke, onRevoked }: ApiKeyTableProps) {
  const { notify } = useNotices();
  const [asked, setAsked] = useState<ApiKey>();
  const ofSeveral = keys.some(({ username }) => username !== undefined);

  const revoking = useMutation({
    mutationFn: ({ id }: ApiKey) => revoke(id),
    onSuccess: (_, { name }) => notify(`The API key “${name}” was revoked.`),
    onError: ({ message }) => notify(`The API key could not be revoked: ${message}`, "bad"),
    onSettled: () => {
      // Flush now: while the dialog is open, nothing behind it can receive focus.
      flushSync(() => setAsked(undefined));
      onRevoked();
    },
  });
  return (
    <>
      <table className={tableStyles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Name</th>
            {ofSeveral && <th scope="col">Account</th>}
            <th scope="col">Scope</th>
            <th scope="col">Made</th>
            <th scope="col">Expires</th>
            <th scope="col">Last used</th>
            <th scope="col">
              <span className="sr">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <tr key={key.id}>
              <th scope="row">{key.name}</th>
              {ofSeveral && (
                <td data-label="Account" className={tableStyles.written}>
                  {key.username}
                </td>
              )}
              <td data-label="Scope">{key.scope}</td>
              <td data-label="Made" className={tableStyles.number}>
                <Timestamp at={key.createdAt} dayOnly />
              </td>
              <td data-label="Expires" className={tableStyles.number}>
                <Expiry at={key.expiresAt} />
              </td>
              <td data-label="Last used" className={tableStyles.number}>
                {key.lastUsedOn === null ? "Never" : <Timestamp at={key.lastUsedOn} dayOnly />}
              </td>
              <td className={tableStyles.actions}>
                <button type="button" className="btn quiet small" onClick={() => setAsked(key)}>
                  Revoke<span className="sr"> {key.name}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmDialog
        open={asked !== undefined}
        text={`Revoke the API key “${asked?.name ?? ""}”?`}
        confirm="Revoke"
        busy={revoking.isPending}
        onConfirm={() => asked !== undefined && revoking.mutate(asked)}
        onCancel={() => setAsked(undefined)}
      >
        <p>Programs that use it are refused from now on. It cannot be undone.</p>
      </ConfirmDialog>
    </>
  );
}

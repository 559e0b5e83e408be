import { useRef, useState } from "react";
import { ConfirmSelfForm } from "../../../admin/auth/confirm-self-form.tsx";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import tableStyles from "../../../admin/ui/lists/table.module.css";
import { useNotices } from "../../../admin/ui/notices.tsx";
import { Panel } from "../../../admin/ui/panel.tsx";
import { Timestamp } from "../../../admin/ui/timestamp.tsx";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { ConfirmedTextForm } from "./confirmed-text-form.tsx";
import { addPasskey, loadPasskeys, type OwnPasskey, type OwnPasskeys, removePasskey } from "./passkey-calls.browser.ts";

function PasskeyTable({ passkeys, onRemove }: { passkeys: OwnPasskey[]; onRemove(passkey: OwnPasskey): void }) {
  return (
    <table className={tableStyles.table}>
      <caption className="sr">Your passkeys</caption>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Added</th>
          <th scope="col">Last used</th>
          <th scope="col">
            <span className="sr">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {passkeys.map((passkey) => (
          <tr key={passkey.id}>
            <th scope="row">{passkey.name}</th>
            <td data-label="Added" className={tableStyles.number}>
              <Timestamp at={passkey.createdAt} />
            </td>
            <td data-label="Last used" className={tableStyles.number}>
              {passkey.lastUsedAt === null ? "Never" : <Timestamp at={passkey.lastUsedAt} />}
            </td>
            <td className={tableStyles.actions}>
              <button type="button" className="btn quiet small" onClick={() => onRemove(passkey)}>
                Remove<span className="sr"> {passkey.name}</span>
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const explain = ({ possible, passkeys }: OwnPasskeys): string => {
  if (!possible) {
    return "This site cannot use passkeys: its address (SITE_URL) must begin with https:// and have a name.";
  }
  if (passkeys.length === 0) {
    return "Optional. A passkey signs you in with your finger, face or PIN, without password or code. You have none yet.";
  }
  return "Each of these signs you in without password or code. Your password keeps working.";
};

/** The passkeys of one's own account. */
export function PasskeysPanel({ secondFactor, onChanged }: { secondFactor: boolean; onChanged(): void }) {
  const { content, failure, reload } = useLoaded(loadPasskeys);
  const [doing, setDoing] = useState<"add" | OwnPasskey>();
  const { notify } = useNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  const end = (sentence: string) => {
    notify(sentence);
    reload();
    // A recovery code may be used up.
    onChanged();
    stop();
  };
  return (
    <Panel wide={content !== undefined && content.passkeys.length > 0} aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch your passkeys" failure={failure} onRetry={reload} />
      ) : content === undefined ? (
        <p role="status">Loading your passkeys...</p>
      ) : (
        <>
          <p>{explain(content)}</p>
          {content.passkeys.length > 0 && <PasskeyTable passkeys={content.passkeys} onRemove={setDoing} />}
          {doing === undefined && content.possible && (
            <div className="acts">
              <button type="button" className="btn quiet" onClick={() => setDoing("add")}>
                Add a passkey
              </button>
            </div>
          )}
        </>
      )}
      {doing === "add" && (
        <ConfirmedTextForm
          field={{
            label: "Name of the passkey",
            name: "name",
            autoComplete: "off",
            maxLength: 60,
            hint: "To tell it apart later, such as “My phone”. Then your device asks for your finger, face or PIN.",
          }}
          missing="Give it a name, such as “My phone”."
          confirm="Continue"
          secondFactor={secondFactor}
          onCancel={stop}
          onSend={async (name, given) => {
            await addPasskey({ name, ...given });
            end(`The passkey “${name}” was added.`);
          }}
        />
      )}
      {doing !== undefined && doing !== "add" && (
        <>
          <p>
            Remove <b>{doing.name}</b>? It then no longer signs you in. Delete it on your device, too.
          </p>
          <ConfirmSelfForm
            secondFactor={secondFactor}
            confirm="Remove"
            risk
            onCancel={stop}
            onConfirm={async (given) => {
              await removePasskey(doing.id, given);
              end(`The passkey “${doing.name}” was removed.`);
            }}
          />
        </>
      )}
    </Panel>
  );
}

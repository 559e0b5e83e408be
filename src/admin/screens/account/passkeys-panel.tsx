import { useQuery } from "@tanstack/react-query";
import type { InferResponseType } from "hono/client";
import { useRef, useState } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import tableStyles from "../../kit/ui/lists/table.module.css";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { ConfirmSelfForm } from "../../sign-in/confirm-self-form.tsx";
import { addPasskey } from "./add-passkey.browser.ts";
import { ConfirmedTextForm } from "./confirmed-text-form.tsx";

const calls = adminApi.api.account.passkeys;

type OwnPasskeys = InferResponseType<typeof calls.$get, 200>;
type OwnPasskey = OwnPasskeys["passkeys"][number];

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
export function PasskeysPanel({ secondFactor }: { secondFactor: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: ["passkeys"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const [doing, setDoing] = useState<"add" | OwnPasskey>();
  const { notify } = useNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    setDoing(undefined);
    heading.current?.focus();
  };
  const end = (sentence: string) => {
    notify(sentence);
    stop();
  };
  return (
    <Panel wide={data !== undefined && data.passkeys.length > 0} aria-labelledby="passkeys-heading">
      <h2 id="passkeys-heading" ref={heading} tabIndex={-1}>
        Passkeys
      </h2>
      {error !== null ? (
        <AdminFailure title="Failed to fetch your passkeys" failure={error} onRetry={refetch} />
      ) : data === undefined ? (
        <p role="status">Loading your passkeys...</p>
      ) : (
        <>
          <p>{explain(data)}</p>
          {data.passkeys.length > 0 && <PasskeyTable passkeys={data.passkeys} onRemove={setDoing} />}
          {doing === undefined && data.possible && (
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
            onConfirm={async (json) => {
              await succeeded(calls[":id"].off.$post({ param: { id: encodeURIComponent(doing.id) }, json }));
              end(`The passkey “${doing.name}” was removed.`);
            }}
          />
        </>
      )}
    </Panel>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { ShownOnce } from "../../kit/ui/copy-button.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { ApiKeyTable } from "./api-keys/api-key-table.tsx";
import { type MadeApiKey, NewApiKeyForm } from "./new-api-key-form.tsx";

const calls = adminApi.api.account["api-keys"];

/** The API keys of one's own account. */
export function ApiKeysPanel({ secondFactor }: { secondFactor: boolean }) {
  const {
    data: keys,
    error,
    refetch,
  } = useQuery({
    queryKey: ["api keys", "own"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const [making, setMaking] = useState<boolean | MadeApiKey>(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const stop = () => {
    setMaking(false);
    heading.current?.focus();
  };
  return (
    <Panel wide={keys !== undefined && keys.length > 0} aria-labelledby="api-keys-heading">
      <h2 id="api-keys-heading" ref={heading} tabIndex={-1}>
        API keys
      </h2>
      {error !== null ? (
        <AdminFailure title="Failed to fetch your API keys" failure={error} onRetry={refetch} />
      ) : keys === undefined ? (
        <p role="status">Loading your API keys...</p>
      ) : (
        <>
          <p>
            A key lets a program use the API in your name. It never opens accounts, passwords or settings. Another
            password revokes all keys.
          </p>
          {keys.length > 0 && (
            <ApiKeyTable
              caption="Your API keys"
              keys={keys}
              revoke={(id) => succeeded(calls[":id"].$delete({ param: { id: encodeURIComponent(id) } }))}
              onRevoked={() => heading.current?.focus()}
            />
          )}
          {making === false && (
            <div className="acts">
              <button type="button" className="btn quiet" onClick={() => setMaking(true)}>
                Make an API key
              </button>
            </div>
          )}
        </>
      )}
      {making === true && <NewApiKeyForm secondFactor={secondFactor} onCancel={stop} onMade={setMaking} />}
      {typeof making === "object" && (
        <ShownOnce label={`API key “${making.name}”`} text={making.key} what="the key" onDone={stop}>
          Copy the key to where it will be used. It is not shown again, and is valid until{" "}
          <Timestamp at={making.expiresAt} />.
        </ShownOnce>
      )}
    </Panel>
  );
}

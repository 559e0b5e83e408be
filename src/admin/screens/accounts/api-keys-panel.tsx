import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../kit/api/failure.ts";
import { Panel } from "../../kit/ui/panel.tsx";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { ApiKeyTable } from "../account/api-keys/api-key-table.tsx";

const calls = adminApi.api.accounts["api-keys"];

/** The API keys of all accounts. */
export function AllApiKeysPanel() {
  const {
    data: keys,
    error,
    refetch,
  } = useQuery({
    queryKey: ["api keys", "all"],
    queryFn: ({ signal }) => bodyOf(calls.$get({}, { init: { signal } })),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel wide={keys !== undefined && keys.length > 0} aria-labelledby="api-keys-heading">
      <h2 id="api-keys-heading" ref={heading} tabIndex={-1}>
        API keys
      </h2>
      {error !== null ? (
        <AdminFailure title="Failed to fetch the API keys" failure={error} onRetry={refetch} />
      ) : keys === undefined ? (
        <p role="status">Loading API keys...</p>
      ) : keys.length === 0 ? (
        <p className="hint">No account has an API key. Everybody makes their own on the account screen.</p>
      ) : (
        <ApiKeyTable
          caption="API keys of all accounts"
          keys={keys}
          revoke={(id) => succeeded(calls[":id"].$delete({ param: { id: encodeURIComponent(id) } }))}
          onRevoked={() => heading.current?.focus()}
        />
      )}
    </Panel>
  );
}

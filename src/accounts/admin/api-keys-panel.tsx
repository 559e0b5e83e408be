import { useRef } from "react";
import { AdminFailure } from "../../admin/layout/admin-failure.tsx";
import { Panel } from "../../admin/ui/panel.tsx";
import { useLoaded } from "../../admin/ui/use-loaded.browser.ts";
import { ApiKeyTable } from "../api-keys/admin/api-key-table.tsx";
import { loadAllApiKeys, revokeAnyApiKey } from "./accounts-calls.browser.ts";

/** The API keys of all accounts. */
export function AllApiKeysPanel() {
  const { content: keys, failure, reload } = useLoaded(loadAllApiKeys);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel wide={keys !== undefined && keys.length > 0} aria-labelledby="api-keys-heading">
      <h2 id="api-keys-heading" ref={heading} tabIndex={-1}>
        API keys
      </h2>
      {failure !== undefined ? (
        <AdminFailure title="Failed to fetch the API keys" failure={failure} onRetry={reload} />
      ) : keys === undefined ? (
        <p role="status">Loading API keys...</p>
      ) : keys.length === 0 ? (
        <p className="hint">No account has an API key. Everybody makes their own on the account screen.</p>
      ) : (
        <ApiKeyTable
          caption="API keys of all accounts"
          keys={keys}
          revoke={revokeAnyApiKey}
          onRevoked={() => {
            reload();
            heading.current?.focus();
          }}
        />
      )}
    </Panel>
  );
}

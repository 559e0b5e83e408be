import { loadAccount } from "../../../accounts/own-account/admin/account-calls.browser.ts";
import { AdminFailure } from "../../../admin/layout/admin-failure.tsx";
import { AdminPage } from "../../../admin/layout/admin-page.tsx";
import { Lead } from "../../../admin/layout/lead.tsx";
import { useLoaded } from "../../../admin/ui/use-loaded.browser.ts";
import { SettingsForm } from "./settings-form.tsx";
import { loadSite } from "./site-calls.browser.ts";

/** The screen where administrators set how the site presents itself, and who gets contact messages. */
export default function Settings() {
  const { content, failure, reload } = useLoaded(loadSite);
  // If it cannot be loaded, the API still asks for the code that it needs.
  const { content: account } = useLoaded(loadAccount);
  return (
    <AdminPage title="Settings">
      <Lead>How the site presents itself, what others may do with its content, and who gets contact messages.</Lead>
      {failure !== undefined && content === undefined ? (
        <AdminFailure title="Failed to fetch the settings" failure={failure} onRetry={reload} />
      ) : content === undefined ? (
        <p role="status">Loading the settings...</p>
      ) : (
        <SettingsForm loaded={content} secondFactor={account?.secondFactor.enabled ?? false} />
      )}
    </AdminPage>
  );
}

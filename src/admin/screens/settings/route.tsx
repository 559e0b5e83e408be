import { useQuery } from "@tanstack/react-query";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Icon } from "../../../ui/kit/icon.tsx";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { AdminFailure } from "../../shell/admin-failure.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { OWN_ACCOUNT, useOwnRole } from "../../shell/own-role.tsx";
import { SETTINGS_PLACES } from "../../shell/places.ts";
import styles from "./settings.module.css";
import { SettingsForm } from "./settings-form.tsx";

function SiteSettings() {
  const { data, error, refetch } = useQuery({
    queryKey: ["site settings"],
    queryFn: ({ signal }) => bodyOf(adminApi.api.settings.site.$get({}, { init: { signal } })),
  });
  // If it cannot be loaded, the API still asks for the code that it needs.
  const { data: account } = useQuery(OWN_ACCOUNT);
  if (error !== null && data === undefined)
    return <AdminFailure title="Failed to fetch the settings" failure={error} onRetry={refetch} />;
  if (data === undefined) return <p role="status">Loading the settings...</p>;
  return <SettingsForm loaded={data} secondFactor={account?.secondFactor.enabled ?? false} />;
}

/** The settings of the site, for administrators, and the seldom needed screens that the role may use. */
export default function Settings() {
  const { may } = useOwnRole();
  const isAdministrator = may("change settings");
  return (
    <AdminPage title="Settings">
      <Lead>{isAdministrator ? "Site name, licence and contact e-mail." : "Pages that are seldom needed."}</Lead>
      <nav aria-label="More settings" className={`acts ${styles.more}`}>
        {SETTINGS_PLACES.filter(({ action }) => action === undefined || may(action)).map(({ to, label, icon }) => (
          <ButtonLink key={to} to={to} quiet>
            <Icon name={icon} />
            {label}
          </ButtonLink>
        ))}
      </nav>
      {isAdministrator && <SiteSettings />}
    </AdminPage>
  );
}

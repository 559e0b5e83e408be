import { refusalOf } from "../../accounts/roles.ts";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { useOwnRole } from "../../admin/layout/own-role.tsx";
import { TOOLS } from "../../admin/layout/places.ts";
import { Panel, Panels } from "../../admin/ui/panel.tsx";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** Exports the whole directory as a file, and imports it. */
export default function Exchange() {
  const { may } = useOwnRole();
  return (
    <AdminPage title="Import & export">
      <Lead>
        To keep a copy, to edit in a spreadsheet, or to move the directory.{" "}
        {may("import") ? (
          <>
            To import a whole site, use the command <code>npm run import</code>.
          </>
        ) : (
          refusalOf("import")
        )}
      </Lead>
      <Panels>
        <ExportSection />
        {may("import") && <ImportSection />}
        <Panel aria-labelledby="tools">
          <h2 id="tools">Tools</h2>
          <p>To check a site that has moved, and the parts that its pages are made of.</p>
          <div className="acts">
            {TOOLS.map(({ to, label, icon }) => (
              <ButtonLink key={to} to={to} quiet>
                <Icon name={icon} />
                {label}
              </ButtonLink>
            ))}
          </div>
        </Panel>
      </Panels>
    </AdminPage>
  );
}

import { refusalOf } from "../../accounts/roles.ts";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { useOwnRole } from "../../admin/layout/own-role.tsx";
import { Panels } from "../../admin/ui/panel.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** Exports the whole directory as a file, and imports it. */
export default function Exchange() {
  const { may } = useOwnRole();
  return (
    <AdminPage title="Import & export">
      <Lead>
        To keep a copy, to edit in a spreadsheet, or to move the directory.{" "}
        {may("import") ? <>To import a whole site, ask whoever runs the server.</> : refusalOf("import")}
      </Lead>
      <Panels>
        <ExportSection />
        {may("import") && <ImportSection />}
      </Panels>
    </AdminPage>
  );
}

import { refusalOf } from "../../../people/accounts/roles.ts";
import { Panels } from "../../kit/ui/panel.tsx";
import { AdminPage } from "../../shell/admin-page.tsx";
import { Lead } from "../../shell/lead.tsx";
import { useOwnRole } from "../../shell/own-role.tsx";
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

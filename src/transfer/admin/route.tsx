import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { Lead } from "../../admin/layout/lead.tsx";
import { Panels } from "../../admin/ui/panel.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** Exports the whole directory as a file, and imports it. */
export default function Exchange() {
  return (
    <AdminPage title="Import & export">
      <Lead>
        To keep a copy, to edit in a spreadsheet, or to move the directory. To import a whole site, use the command{" "}
        <code>npm run import</code>.
      </Lead>
      <Panels>
        <ExportSection />
        <ImportSection />
      </Panels>
    </AdminPage>
  );
}

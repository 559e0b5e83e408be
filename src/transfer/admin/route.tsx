import "../../admin/styles/picks.css";
import { AdminPage } from "../../admin/layout/admin-page.tsx";
import { ExportSection } from "./export-section.tsx";
import { ImportSection } from "./import-section.tsx";

/** The whole directory out as a file, and in again. */
export default function Exchange() {
  return (
    <AdminPage title="Import & export">
      <p className="desklead">
        To keep a copy, to work in a spreadsheet program, or to move the directory. Whole sites are brought over by the
        command <code>npm run import</code>.
      </p>
      <div className="panels">
        <ExportSection />
        <ImportSection />
      </div>
    </AdminPage>
  );
}

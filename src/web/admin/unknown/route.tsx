import { data, Link } from "react-router";
import { Notice } from "../../ui/notice.tsx";
import { DeskPage } from "../desk/desk-page.tsx";

/** The empty page that the server answers says itself that nothing is here. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

/** For addresses below /admin that no page of the desk has. */
export default function UnknownDeskPage() {
  return (
    <DeskPage title="Page Not Found">
      <Notice kind="status" title="There is no such page in the desk">
        <p>The address may be mistyped, or the page may have moved.</p>
        <div className="acts">
          <Link to="/admin/dashboard" className="btn">
            Dashboard
          </Link>
          <Link to="/" reloadDocument className="btn quiet">
            View site
          </Link>
        </div>
      </Notice>
    </DeskPage>
  );
}

import { data, Link } from "react-router";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { NoticeBoard } from "../desk/notices.tsx";
import { useHeadingFocus } from "../desk/use-heading-focus.ts";

/** The empty page that the server answers says itself that nothing is here. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

/** For addresses below /admin that no admin page has: the Not Found screen beside the sidebar. */
export default function UnknownAdminPage() {
  const heading = useHeadingFocus();
  return (
    <>
      <title>404 - Page Not Found</title>
      <NoticeBoard />
      <NotFoundScreen
        heading={heading}
        title="Page Not Found"
        message="There is no page at this address. It may have moved, or never been here."
      >
        <ButtonLink to="/admin/dashboard">Dashboard</ButtonLink>
        <Link to="/" reloadDocument className="btn quiet">
          Return to Home
        </Link>
        <Link to="/tuskers" reloadDocument className="btn quiet">
          Browse Tuskers
        </Link>
      </NotFoundScreen>
    </>
  );
}

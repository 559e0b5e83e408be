import { data, Link } from "react-router";
import { NotFoundScreen } from "../../site/parts/not-found/not-found-screen.tsx";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { NoticeBoard } from "../kit/ui/notices.tsx";
import { useHeadingFocus } from "../kit/ui/use-heading-focus.browser.ts";

/** The empty page that the server sends carries the 404 status itself. */
export const loader = () => data(null, { status: 404 });

export const clientLoader = () => null;

/** The Not Found screen beside the sidebar, for addresses under /admin without a page. */
export default function UnknownAdminPage() {
  const heading = useHeadingFocus();
  return (
    <>
      <title>404 - Page Not Found</title>
      <NoticeBoard />
      <NotFoundScreen heading={heading} title="Page Not Found" message="We can’t find that page. It may have moved.">
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

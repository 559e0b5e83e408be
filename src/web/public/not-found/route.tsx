import { data } from "react-router";
import { NotFoundScreen } from "../../components/not-found-screen.tsx";
import { errorMeta } from "../../page-meta.ts";
import { ButtonLink } from "../../ui/button-link.tsx";

export const loader = () => data(null, { status: 404 });

/** Moving to an unknown address inside the site needs no call. */
export const clientLoader = () => null;

export const meta = () => errorMeta("404 - Page Not Found");

export default function NotFound() {
  return (
    <NotFoundScreen
      title="Page Not Found"
      message="There is no page at this address. It may have moved, or never been here."
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/tuskers" quiet>
        Browse Tuskers
      </ButtonLink>
    </NotFoundScreen>
  );
}

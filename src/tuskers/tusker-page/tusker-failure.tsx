import { useLocation } from "react-router";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";

export const TUSKER_FAILURE = "This tusker could not be loaded. Please try again in a moment.";

const GONE = 410;

const isGone = (error: unknown): boolean => readFailure(error, TUSKER_FAILURE).status === GONE;

export const tuskerFailureMeta = (error: unknown) =>
  errorMeta(isGone(error) ? `Tusker Removed | ${SITE_NAME}` : "404 - Tusker Not Found");

/** The screen of a tusker who is not to be had; `name` is what stood in the address. */
export function TuskerFailure({ error, name }: { error: unknown; name: string }) {
  const { pathname } = useLocation();
  const { status, message } = readFailure(error, TUSKER_FAILURE);
  if (isGone(error)) return <RemovedTusker />;
  return (
    <NotFoundScreen
      title="Tusker Not Found"
      message={status === 404 ? `We know of no tusker under the address “${name}”.` : message}
    >
      <ButtonLink to="/tuskers">Browse All Tuskers</ButtonLink>
      <ButtonLink to={pathname} quiet>
        Try Again
      </ButtonLink>
    </NotFoundScreen>
  );
}

/** He was in the directory and was taken out on purpose: there is nothing to try again. */
function RemovedTusker() {
  return (
    <NotFoundScreen
      status={GONE}
      title="Tusker Removed"
      message="This tusker has been taken out of the directory. His record is no longer shown."
    >
      <ButtonLink to="/tuskers">Browse All Tuskers</ButtonLink>
    </NotFoundScreen>
  );
}

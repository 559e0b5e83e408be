import { data, type Location, useLocation } from "react-router";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { errorMeta } from "../meta/page-meta.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { NOT_FOUND_TITLES, type NotFoundVariant, notFoundVariant } from "./variant.ts";

export const loader = () => data(null, { status: 404 });

/** Moving to an unknown address inside the site needs no call. */
export const clientLoader = () => null;

const variantAt = ({ pathname, search }: Location): NotFoundVariant =>
  notFoundVariant({ pathname, searchParams: new URLSearchParams(search) });

export const meta = ({ location }: { location: Location }) =>
  errorMeta(`404 - ${NOT_FOUND_TITLES[variantAt(location).kind]}`);

function Message({ variant }: { variant: NotFoundVariant }) {
  if (variant.kind === "page") return "There is no page at this address. It may have moved, or never been here.";
  if (variant.kind === "search") {
    return (
      <>
        {variant.query === undefined ? (
          "This search could not be run."
        ) : (
          <>
            The search for <b>{variant.query}</b> could not be run.
          </>
        )}
        {variant.reason !== undefined && ` ${variant.reason.replace(/[.!?…]?$/, (end) => end || ".")}`}
      </>
    );
  }
  const { id } = variant;
  if (variant.kind === "tusker") {
    return (
      <>
        {id === undefined ? (
          "The directory has no tusker at this address."
        ) : (
          <>
            The directory has no tusker with the id <b>{id}</b>.
          </>
        )}{" "}
        He may have been given another name, or his page may have been removed.
      </>
    );
  }
  return (
    <>
      {id === undefined ? (
        "There is no article at this address."
      ) : (
        <>
          There is no article with the id <b>{id}</b>.
        </>
      )}{" "}
      It may have been given another title, or it may have been removed.
    </>
  );
}

/** Back to what was asked for, where the address says what that was. */
function TryAgain({ variant, asked }: { variant: NotFoundVariant; asked: string | null }) {
  if (asked === null || asked === "" || (variant.kind !== "tusker" && variant.kind !== "article")) return null;
  return (
    <ButtonLink to={`/${variant.kind}s/${encodeURIComponent(asked)}`} quiet>
      Try Again
    </ButtonLink>
  );
}

export default function NotFound() {
  const location = useLocation();
  const variant = variantAt(location);
  return (
    <NotFoundScreen title={NOT_FOUND_TITLES[variant.kind]} message={<Message variant={variant} />}>
      <ButtonLink to="/">Return to Home</ButtonLink>
      {/* One way to the list: the screen of a tusker has it under the name that a failed record has. */}
      <ButtonLink to="/tuskers" quiet>
        {variant.kind === "tusker" ? "Browse All Tuskers" : "Browse Tuskers"}
      </ButtonLink>
      {variant.kind === "article" && (
        <ButtonLink to="/articles" quiet>
          Browse All Articles
        </ButtonLink>
      )}
      <TryAgain variant={variant} asked={new URLSearchParams(location.search).get("id")} />
    </NotFoundScreen>
  );
}

import { data, type Location, useLocation } from "react-router";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { errorMeta } from "../meta/page-meta.ts";
import { NotFoundScreen } from "./not-found-screen.tsx";
import { type NotFoundVariant, notFoundVariant } from "./variant.ts";
import { words } from "./words.en.tsx";

export const loader = () => data(null, { status: 404 });

/** A client-side navigation to an unknown address needs no request. */
export const clientLoader = () => null;

const variantAt = ({ pathname, search }: Location): NotFoundVariant =>
  notFoundVariant({ pathname, searchParams: new URLSearchParams(search) });

export const meta = ({ location }: { location: Location }) =>
  errorMeta(`404 - ${words.titles[variantAt(location).kind]}`);

function Message({ variant }: { variant: NotFoundVariant }) {
  if (variant.kind === "page") return words.noPage;
  if (variant.kind === "search") {
    return (
      <>
        {words.noSearch(variant.query)}
        {variant.reason !== undefined && ` ${variant.reason.replace(/[.!?…]?$/, (end) => end || ".")}`}
      </>
    );
  }
  return variant.kind === "tusker" ? words.noTusker(variant.id) : words.noArticle(variant.id);
}

/** Retries the entry that was requested, if the address names it. */
function TryAgain({ variant, asked }: { variant: NotFoundVariant; asked: string | null }) {
  if (asked === null || asked === "" || (variant.kind !== "tusker" && variant.kind !== "article")) return null;
  return (
    <ButtonLink to={`/${variant.kind}s/${encodeURIComponent(asked)}`} quiet>
      {words.buttons.tryAgain}
    </ButtonLink>
  );
}

export default function NotFound() {
  const location = useLocation();
  const variant = variantAt(location);
  return (
    <NotFoundScreen title={words.titles[variant.kind]} message={<Message variant={variant} />}>
      <ButtonLink to="/">{words.buttons.home}</ButtonLink>
      {/* A single link to the list. For a tusker its label is the same as on the screen of a record that failed to
          load. */}
      <ButtonLink to="/tuskers" quiet>
        {variant.kind === "tusker" ? words.buttons.browseAllTuskers : words.buttons.browseTuskers}
      </ButtonLink>
      {variant.kind === "article" && (
        <ButtonLink to="/articles" quiet>
          {words.buttons.browseAllArticles}
        </ButtonLink>
      )}
      <TryAgain variant={variant} asked={new URLSearchParams(location.search).get("id")} />
    </NotFoundScreen>
  );
}

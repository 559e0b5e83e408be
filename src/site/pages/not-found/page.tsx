import { languageOf } from "../../../platform/languages/language.ts";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { failure } from "../../../ui/render/load-failure.ts";
import { defineFailingPage, type UnreadPage } from "../../page/define-page.ts";
import { NotFoundScreen } from "../../parts/not-found/not-found-screen.tsx";
import { type NotFoundVariant, notFoundVariant } from "../../parts/not-found/variant.ts";
import { words } from "../../parts/not-found/words.tsx";

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

type Missing = { variant: NotFoundVariant; asked: string | null };

const NotFound = ({ variant, asked }: Missing) => (
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
    <TryAgain variant={variant} asked={asked} />
  </NotFoundScreen>
);

/** Reads what is missing from the address. */
function missingAt({ request }: UnreadPage): Missing {
  const { pathname, searchParams } = new URL(request.url);
  return {
    variant: notFoundVariant({ pathname: languageOf(pathname).path, searchParams }),
    asked: searchParams.get("id"),
  };
}

/** `/not-found`, and every address that has no page. */
export const page = defineFailingPage(
  async () => {
    throw failure(404, "");
  },
  {
    title: (_, address) => `404 - ${words.titles[missingAt(address).variant.kind]}`,
    screen: (_, address) => <NotFound {...missingAt(address)} />,
  },
);

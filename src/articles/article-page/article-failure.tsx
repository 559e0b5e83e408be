import { useLocation } from "react-router";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { errorMeta } from "../../site/meta/page-meta.ts";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";

export const ARTICLE_FAILURE = "This article could not be loaded. Please try again in a moment.";

const GONE = 410;

const isGone = (error: unknown): boolean => readFailure(error, ARTICLE_FAILURE).status === GONE;

export const articleFailureMeta = (error: unknown) =>
  errorMeta(isGone(error) ? `Article Removed | ${SITE_NAME}` : "404 - Article Not Found");

/** The screen of an article that is not to be had; `name` is what stood in the address. */
export function ArticleFailure({ error, name }: { error: unknown; name: string }) {
  const { pathname } = useLocation();
  const { status, message } = readFailure(error, ARTICLE_FAILURE);
  if (isGone(error)) return <RemovedArticle />;
  return (
    <NotFoundScreen
      title="Article Not Found"
      message={status === 404 ? `We have no article under the address “${name}”.` : message}
    >
      <ButtonLink to="/articles">Browse All Articles</ButtonLink>
      <ButtonLink to={pathname} quiet>
        Try Again
      </ButtonLink>
    </NotFoundScreen>
  );
}

/** It was here and was taken away on purpose: there is nothing to try again. */
function RemovedArticle() {
  return (
    <NotFoundScreen
      status={GONE}
      title="Article Removed"
      message="This article has been taken off the site. It is no longer shown."
    >
      <ButtonLink to="/articles">Browse All Articles</ButtonLink>
    </NotFoundScreen>
  );
}

import { words as articleWords } from "../../articles/article-page/words.ts";
import { entryFailure } from "../../entries/page/entry-failure.tsx";
import type { LoadFailed } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { NotFoundScreen } from "../../site/not-found/not-found-screen.tsx";
import { words as notFoundWords } from "../../site/not-found/words.tsx";
import { defineFailingPage, type PageFailureParts } from "../../site/render/define-page.ts";
import { words as tuskerWords } from "../../tuskers/tusker-page/words.ts";
import { leadFromId } from "./load-id.ts";

const UNKNOWN: PageFailureParts = {
  title: () => `404 - ${notFoundWords.titles.page}`,
  screen: () => (
    <NotFoundScreen title={notFoundWords.titles.page} message={notFoundWords.noPage}>
      <ButtonLink to="/">{notFoundWords.buttons.home}</ButtonLink>
    </NotFoundScreen>
  ),
};
const TUSKER = entryFailure("/tuskers", () => tuskerWords);
const ARTICLE = entryFailure("/articles", () => articleWords);

/** Whether the failure is that of an article: the kind is known only of an entry that was there. */
const isOfArticle = ({ body }: LoadFailed): boolean => (body as { kind?: unknown } | undefined)?.kind === "article";

const failureOf = (failed: LoadFailed): PageFailureParts => {
  if (failed.status === 404) return UNKNOWN;
  return isOfArticle(failed) ? ARTICLE : TUSKER;
};

/** `/id/{id}`, which redirects to the present address of a tusker or an article. */
export const page = defineFailingPage(({ params: { id = "" }, readers }) => leadFromId(id, readers), {
  title: (failed, address) => failureOf(failed).title(failed, address),
  screen: (failed, address) => failureOf(failed).screen(failed, address),
});

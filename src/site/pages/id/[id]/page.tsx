import { ButtonLink } from "../../../../ui/kit/button-link.tsx";
import type { LoadFailed } from "../../../../ui/render/load-failure.ts";
import { defineFailingPage, type PageFailureParts } from "../../../page/define-page.ts";
import { entryFailure } from "../../../parts/entry/entry-failure.tsx";
import { NotFoundScreen } from "../../../parts/not-found/not-found-screen.tsx";
import { words as notFoundWords } from "../../../parts/not-found/words.tsx";
import { words as articleWords } from "../../articles/[slug]/words.ts";
import { words as tuskerWords } from "../../tuskers/[slug]/words.ts";
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

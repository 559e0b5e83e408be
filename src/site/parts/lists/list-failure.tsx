import type { ReactNode } from "react";
import { ButtonLink } from "../../../ui/kit/button-link.tsx";
import { Notice } from "../../../ui/kit/notice.tsx";
import { usePageAddress } from "../../../ui/kit/page-address.ts";
import { words as uiWords } from "../../../ui/kit/words.ts";
import { readFailure } from "../../../ui/render/load-failure.ts";
import type { PageFailureParts } from "../../page/define-page.ts";
import { type HeadProps, ListHead } from "./head.tsx";
import type { ListWords } from "./list-head.ts";

/** The page of a list that could not be loaded. */
function ListFailure({ words, filter, message }: HeadProps & { message: string }) {
  const { pathname, search } = usePageAddress();
  return (
    <div className="wrap page-end">
      <ListHead words={words} filter={filter} />
      <Notice kind="alert" title={words.failure.title}>
        <p>{message}</p>
        <ButtonLink to={pathname + search}>{uiWords.tryAgain}</ButtonLink>
      </Notice>
    </div>
  );
}

/**
 * The failure of a list: its filter stays.
 * @param words read when the page is rendered, in its language
 * @param message the sentence of the list for every failure; the one of the API otherwise
 */
export const listFailure = (
  words: () => ListWords,
  filterOf: (query: URLSearchParams) => ReactNode,
  message?: () => string,
): PageFailureParts => ({
  title: () => words().failure.title,
  screen: (failed, { request }) => (
    <ListFailure
      words={words()}
      filter={filterOf(new URL(request.url).searchParams)}
      message={message?.() ?? readFailure(failed, words().failure.message).message}
    />
  ),
});

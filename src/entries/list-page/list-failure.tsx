import { useLocation } from "react-router";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
import { words as uiWords } from "../../platform/ui/words.en.ts";
import { type HeadProps, ListHead } from "./head.tsx";

/** The page of a list that could not be loaded. */
export function ListFailure({ words, filter, message }: HeadProps & { message: string }) {
  const { pathname, search } = useLocation();
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

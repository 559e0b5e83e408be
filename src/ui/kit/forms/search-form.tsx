import type { ComponentProps } from "react";
import { currentLanguage } from "../../../platform/languages/current-language.ts";
import { addressIn } from "../../../platform/languages/language.ts";

type SearchFormProps = Omit<ComponentProps<"form">, "action" | "role"> & {
  /** The address of the page of results, beginning with a slash. */
  to: string;
};

/** A search as a plain GET form. `navigate.browser.ts` sends it. */
export const SearchForm = ({ to, ...props }: SearchFormProps) => (
  // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers yet.
  <form {...props} role="search" action={addressIn(currentLanguage(), to)} />
);

import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { currentLanguage } from "../../platform/languages/current-language.ts";
import { addressIn } from "../../platform/languages/language.ts";
import { Icon } from "../../platform/ui/icon.tsx";
import styles from "./site-search.module.css";
import { words } from "./words.en.ts";

/**
 * The script silently ignores a blank search; the browser's own validation message is for visitors without JavaScript, and
 * for translated pages, where the browser sends the form.
 */
const leaveCheckingToScript = (form: HTMLFormElement | null) => {
  if (currentLanguage() === "en") form?.setAttribute("novalidate", "");
};

/** The search box of every page: a plain GET form. JavaScript only makes it faster and clears it. */
export function SiteSearch({ onSearch }: { onSearch(): void }) {
  const id = useId();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = String(new FormData(form).get("q") ?? "").trim();
    if (query === "") return;
    form.reset();
    onSearch();
    navigate(`/search-results?${new URLSearchParams({ q: query })}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers yet.
    <form
      role="search"
      ref={leaveCheckingToScript}
      action={addressIn(currentLanguage(), "/search-results")}
      className={`joined ${styles.box}`}
      onSubmit={onSubmit}
    >
      <label className="sr" htmlFor={id}>
        {words.search.label}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        placeholder={words.search.placeholder}
        autoComplete="off"
      />
      <button type="submit" className="btn">
        <Icon name="search" />
        <span className="sr">{words.search.button}</span>
      </button>
    </form>
  );
}

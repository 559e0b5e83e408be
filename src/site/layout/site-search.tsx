import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../../platform/ui/icon.tsx";

type SiteSearchProps = {
  /** As it stands in the sheet, with a button; in the bar Enter has to do. */
  withButton?: boolean;
  /** Called when a search has begun. */
  onSearch?(): void;
};

/** Script ignores a blank search without a word; the browser's own complaint is for visitors without script. */
const leaveCheckingToScript = (form: HTMLFormElement | null) => form?.setAttribute("novalidate", "");

/** The search box of every page: a plain GET form, which script only makes quicker and clears. */
export function SiteSearch({ withButton = false, onSearch }: SiteSearchProps) {
  const id = useId();
  const navigate = useNavigate();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const query = String(new FormData(form).get("q") ?? "").trim();
    if (query === "") return;
    form.reset();
    onSearch?.();
    navigate(`/search-results?${new URLSearchParams({ q: query })}`);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is not known to all browsers yet.
    <form
      role="search"
      ref={leaveCheckingToScript}
      action="/search-results"
      className={withButton ? "joined" : "find"}
      onSubmit={onSubmit}
    >
      <label className="sr" htmlFor={id}>
        Search tuskers
      </label>
      {!withButton && <Icon name="search" />}
      <input
        id={id}
        name="q"
        type="search"
        required
        pattern=".*\S.*"
        maxLength={200}
        placeholder="Search tuskers..."
        autoComplete="off"
      />
      {withButton && (
        <button type="submit" className="btn">
          <Icon name="search" />
          <span className="sr">Search</span>
        </button>
      )}
    </form>
  );
}

import { Link } from "react-router";
import type { Suggestion } from "../find/find-tuskers.tsx";

/** Offers near spellings where nothing was found. */
export function DidYouMean({ suggestions }: { suggestions: readonly Suggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <p className="near-names">
      Did you mean{" "}
      {suggestions.map(({ slug, name }, index) => (
        <span key={slug}>
          {index > 0 && (index === suggestions.length - 1 ? " or " : ", ")}
          <Link to={`/tuskers/${slug}`}>{name}</Link>
        </span>
      ))}
      ?
    </p>
  );
}

import { Marked } from "../../platform/languages/stored-text.tsx";
import { PageLink } from "./page-link.tsx";
import { words } from "./words.ts";

/** The path from the home page to this one; the last item is the page itself. */
export function Breadcrumb({ trail, here }: { trail: readonly { to: string; label: string }[]; here: string }) {
  return (
    <nav aria-label={words.breadcrumb} className="crumb">
      <ol>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <PageLink to={to} moves>
              <Marked text={label} />
            </PageLink>
          </li>
        ))}
        <li aria-current="page">
          <Marked text={here} />
        </li>
      </ol>
    </nav>
  );
}

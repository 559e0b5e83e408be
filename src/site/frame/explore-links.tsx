import { Icon } from "../../ui/kit/icon.tsx";
import { PageLink } from "../../ui/kit/page-link.tsx";
import { EXPLORE_LINKS } from "./main-links.ts";
import { words } from "./words.ts";

type ExploreLinksProps = { here: string | undefined; withIcons?: boolean };

/** What a visitor can do on the site: the links of the second tier. */
export const ExploreLinks = ({ here, withIcons = false }: ExploreLinksProps) => (
  <ul>
    {EXPLORE_LINKS.map(({ to, name, icon }) => (
      <li key={to}>
        <PageLink to={to} aria-current={to === here ? "page" : undefined}>
          {withIcons && <Icon name={icon} />}
          {words.explore[name]}
        </PageLink>
      </li>
    ))}
  </ul>
);

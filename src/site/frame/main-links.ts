import type { IconName } from "../../ui/kit/icon-names.ts";
import type { words } from "./words.ts";

type MainLink = { to: string; name: keyof typeof words.navigation };
type ExploreLink = { to: string; name: keyof typeof words.explore; icon: IconName };

/** Where the bar leads. */
export const MAIN_LINKS = [
  { to: "/", name: "home" },
  { to: "/tuskers", name: "tuskers" },
  { to: "/articles", name: "articles" },
  { to: "/about", name: "about" },
  { to: "/contact", name: "contact" },
] as const satisfies MainLink[];

/** Where the second tier leads, and the menu of narrow windows with icons. */
export const EXPLORE_LINKS = [
  { to: "/key", name: "key", icon: "binoculars" },
  { to: "/places", name: "places", icon: "map" },
  { to: "/record", name: "record", icon: "chart-gantt" },
  { to: "/compare", name: "compare", icon: "scale" },
  { to: "/paper", name: "paper", icon: "graduation-cap" },
  { to: "/field-guide", name: "guide", icon: "wifi-off" },
] as const satisfies ExploreLink[];

/** The link that leads to a page or to one above it. */
export const linkAt = (links: readonly { to: string }[], pathname: string): string | undefined =>
  links.find(({ to }) => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`)))?.to;

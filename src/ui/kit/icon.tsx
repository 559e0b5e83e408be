import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

type IconProps = { name: IconName; className?: string };

/**
 * A decorative icon beside a word, or inside an element with a label. All icons are in one sprite file, so that pages
 * with dozens of them do not repeat the drawings. Browsers only load such a file from the page's own origin.
 */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

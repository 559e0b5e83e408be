import type { IconName } from "./icon-names.ts";
import sprite from "./icons.svg";

type IconProps = { name: IconName; className?: string };

/**
 * A drawing beside a word, or inside something that has a label: it says nothing by itself. All drawings come in one
 * file, so that pages with dozens of icons do not repeat them. Browsers take such a file from the page's own origin only.
 */
export const Icon = ({ name, className }: IconProps) => (
  <svg className={className === undefined ? "icon" : `icon ${className}`} aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

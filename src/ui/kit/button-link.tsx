import { PageLink, type PageLinkProps } from "./page-link.tsx";

/** A link that looks like a button. One filled button per view; the others are `quiet`. */
export function ButtonLink({ quiet = false, ...link }: PageLinkProps & { quiet?: boolean }) {
  return <PageLink {...link} className={quiet ? "btn quiet" : "btn"} />;
}

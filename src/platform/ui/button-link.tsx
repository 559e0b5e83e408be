import { Link, type LinkProps } from "react-router";

/** A link that looks like a button. One filled button per view; the others are `quiet`. */
export function ButtonLink({ quiet = false, ...link }: LinkProps & { quiet?: boolean }) {
  return <Link {...link} className={quiet ? "btn quiet" : "btn"} />;
}

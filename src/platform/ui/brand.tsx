import { Link } from "react-router";
import markDay from "./mark-day.svg?url";
import markNight from "./mark-night.svg?url";

type BrandProps = {
  name: string;
  /** True on the night band, whose ground is dark in both modes. */
  onNight?: boolean;
};

/** The mark and the name, leading Home. */
export function Brand({ name, onNight = false }: BrandProps) {
  return (
    <Link to="/" className="brand">
      {!onNight && <img className="only-light" src={markDay} alt="" width="46" height="48" />}
      {/* Not shown by day, and then not loaded. */}
      <img className={onNight ? undefined : "only-dark"} src={markNight} alt="" width="46" height="48" loading="lazy" />
      {name}
    </Link>
  );
}

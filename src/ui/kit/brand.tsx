import markDay from "./mark-day.svg?url";
import markNight from "./mark-night.svg?url";
import { PageLink } from "./page-link.tsx";

type BrandProps = {
  name: string;
  /** True on the night band, whose background is dark in both modes. */
  onNight?: boolean;
};

/** The logo and the name, with a link to the home page. */
export function Brand({ name, onNight = false }: BrandProps) {
  return (
    <PageLink to="/" className="brand">
      {!onNight && <img className="only-light" src={markDay} alt="" width="46" height="48" />}
      {/* Hidden in light mode, and then not loaded because it is lazy. */}
      <img className={onNight ? undefined : "only-dark"} src={markNight} alt="" width="46" height="48" loading="lazy" />
      {name}
    </PageLink>
  );
}

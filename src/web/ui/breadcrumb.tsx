import { Link } from "react-router";

/** The way from Home to here; the last entry is the page itself. */
export function Breadcrumb({ trail, here }: { trail: { to: string; label: string }[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="text-t-1 text-ink-3">
      <ol className="flex flex-wrap gap-x-s-2">
        {trail.map(({ to, label }) => (
          <li key={to} className="flex gap-x-s-2">
            <Link to={to}>{label}</Link>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

import { Link } from "react-router";

/** The way from Home to here; the last entry is the page itself. */
export function Breadcrumb({ trail, here }: { trail: readonly { to: string; label: string }[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="crumb">
      <ol>
        {trail.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} viewTransition>
              {label}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}

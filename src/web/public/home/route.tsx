import { pageMeta } from "../../page-meta.ts";
import { SITE_TITLE } from "../../site-facts.ts";
import { ButtonLink } from "../../ui/button-link.tsx";
import type { Route } from "./+types/route";

const DESCRIPTION =
  "A directory of the tuskers of Sri Lanka, each under his own name, with the sources of what is told.";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: SITE_TITLE, wholeTitle: true, description: DESCRIPTION, path: "/" });

export default function Home() {
  return (
    <div className="wrap py-s-8">
      <h1 className="text-t-7">Sri Lankan Tuskers</h1>
      <p className="prose mt-s-5">
        Most elephants of Sri Lanka carry no tusks. This is a directory of those that do, or did: each under his own
        name, with where he lives, what has become of him and as of when, and the sources of what is told.
      </p>
      <p className="mt-s-6">
        <ButtonLink to="/tuskers">Browse Tuskers</ButtonLink>
      </p>
    </div>
  );
}

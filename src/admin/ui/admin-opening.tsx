import { SITE_NAME } from "../../platform/ui/site-facts.ts";

/** What the server answers for every address of the admin area, until the script is there. */
export function AdminOpening() {
  return (
    <main className="opening">
      <title>{`Admin | ${SITE_NAME}`}</title>
      <h1 className="sr">{SITE_NAME}: the admin area</h1>
      <p className="wait needs-script" role="status">
        <span className="rise" aria-hidden="true" />
        Opening the admin area...
      </p>
      <noscript>
        <p className="wait">The admin area needs JavaScript. Please allow it for this site, and load the page again.</p>
      </noscript>
    </main>
  );
}

import { siteName } from "../../../platform/identity/site-identity.ts";
import { Sunrise, Waiting } from "../../../ui/kit/loading/waiting.tsx";
import styles from "./admin-opening.module.css";

/** What the server sends for every address of the admin area; shown until the script has loaded. */
export function AdminOpening() {
  return (
    <main className={styles.opening}>
      <title>{`Admin | ${siteName()}`}</title>
      <h1 className="sr">{siteName()}: the admin area</h1>
      <Waiting needsScript role="status">
        <Sunrise />
        Opening the admin area...
      </Waiting>
      <noscript>
        <Waiting>The admin area needs JavaScript. Please allow it for this site and reload the page.</Waiting>
      </noscript>
    </main>
  );
}

import { words } from "../../platform/http/standalone/words.ts";
import { ButtonLink } from "../../ui/kit/button-link.tsx";
import { Notice } from "../../ui/kit/notice.tsx";
import styles from "./broken-page.module.css";

/** The fallback for a page that could not be shown and has no error screen of its own. */
export const BrokenPage = () => (
  <div className={`wrap ${styles.broken}`}>
    <Notice kind="alert" title={words.failed.title} isPage>
      <p>{words.failed.text}</p>
      <div className="acts">
        <ButtonLink to="/">{words.failed.home}</ButtonLink>
      </div>
    </Notice>
  </div>
);

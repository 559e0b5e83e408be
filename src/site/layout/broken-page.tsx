import { words } from "../../platform/render/words.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { Notice } from "../../platform/ui/notice.tsx";
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

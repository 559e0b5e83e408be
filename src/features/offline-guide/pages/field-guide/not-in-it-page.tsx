import { definePage } from "../../../../site/page/define-page.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { NOT_IN_GUIDE_PATH } from "../../pack.ts";
import { words } from "../../words.ts";
import { GuideLinks } from "./guide-links.tsx";
import styles from "./guide-page.module.css";

const NotInGuide = () => (
  <div className={`wrap page-end ${styles.guide} ${styles.alone}`}>
    <div className={styles.box}>
      <div className={styles.sign}>
        <Icon name="info" />
      </div>
      <div>
        <h1>{words.missing.title}</h1>
        <p className={styles.fine}>{words.missing.note}</p>
        <GuideLinks texts={words.links} guide={words.missing.guide} />
      </div>
    </div>
  </div>
);

/** What the guide shows without signal in place of a page that it does not hold. */
export const page = definePage({
  read: async () => undefined,
  head: () => ({
    title: words.missing.title,
    description: words.missing.note,
    path: NOT_IN_GUIDE_PATH,
    listed: false,
  }),
  screen: () => <NotInGuide />,
});

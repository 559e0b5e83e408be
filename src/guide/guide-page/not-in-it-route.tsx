import { Icon } from "../../platform/ui/icon.tsx";
import { pageMeta } from "../../site/meta/page-meta.ts";
import { NOT_IN_GUIDE_PATH } from "../pack.ts";
import { words } from "../words.en.ts";
import type { Route } from "./+types/not-in-it-route";
import { GuideLinks } from "./guide-links.tsx";
import styles from "./guide-page.module.css";

export const loader = () => ({ texts: { ...words.missing, links: words.links } });

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, {
    title: loaderData?.texts.title ?? "",
    description: loaderData?.texts.note ?? "",
    path: NOT_IN_GUIDE_PATH,
    listed: false,
  });

/** What the guide shows without signal in place of a page that it does not hold. */
export default function NotInGuide({ loaderData: { texts } }: Route.ComponentProps) {
  return (
    <div className={`wrap page-end ${styles.guide} ${styles.alone}`}>
      <div className={styles.box}>
        <div className={styles.sign}>
          <Icon name="info" />
        </div>
        <div>
          <h1>{texts.title}</h1>
          <p className={styles.fine}>{texts.note}</p>
          <GuideLinks texts={texts.links} guide={texts.guide} />
        </div>
      </div>
    </div>
  );
}

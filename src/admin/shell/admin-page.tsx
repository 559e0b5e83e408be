import type { ReactNode } from "react";
import { siteName } from "../../platform/identity/site-identity.ts";
import { NoticeBoard } from "../kit/ui/notices.tsx";
import { useHeadingFocus } from "../kit/ui/use-heading-focus.browser.ts";
import styles from "./admin-page.module.css";

type AdminPageProps = {
  title: string;
  /** Buttons and links for the whole page, to the right of its heading. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** One page of the admin area: heading, title, notices and content. After navigation the heading receives the focus. */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  const heading = useHeadingFocus();
  return (
    <>
      <title>{`${title} | ${siteName()}`}</title>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
      <NoticeBoard />
      {children}
    </>
  );
}

import type { ReactNode } from "react";
import { SITE_NAME } from "../../platform/ui/site-facts.ts";
import { NoticeBoard } from "../ui/notices.tsx";
import { useHeadingFocus } from "../ui/use-heading-focus.browser.ts";

type AdminPageProps = {
  title: string;
  /** Buttons and links that belong to the whole page, at the right of its heading. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * One page of the admin area: its heading and title, what was told, and the content. After a move the heading has the
 * focus.
 */
export function AdminPage({ title, actions, children }: AdminPageProps) {
  const heading = useHeadingFocus();
  return (
    <>
      <title>{`${title} | ${SITE_NAME}`}</title>
      <header className="deskhead">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions !== undefined && <div className="deskacts">{actions}</div>}
      </header>
      <NoticeBoard />
      {children}
    </>
  );
}

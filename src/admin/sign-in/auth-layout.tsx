import type { ReactNode } from "react";
import { siteName } from "../../platform/identity/site-identity.ts";
import { Brand } from "../../ui/kit/brand.tsx";
import { useDarkMode } from "../kit/styles/use-dark-mode.browser.ts";
import { useHeadingFocus } from "../kit/ui/use-heading-focus.browser.ts";
import "../kit/styles/admin.css";
import styles from "./auth-layout.module.css";

/** A page for people who are not signed in yet: the scene on the left, its form on the right. */
export function AuthLayout({ title, children }: { title: string; children: ReactNode }) {
  // Keeps the page in step with the mode that other tabs set; it has no button of its own.
  useDarkMode();
  const heading = useHeadingFocus();
  return (
    <main className={styles.layout} id="main">
      <title>{`${title} | ${siteName()}`}</title>
      <div className={styles.art} />
      <div className={styles.inside}>
        <Brand name={siteName()} />
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}

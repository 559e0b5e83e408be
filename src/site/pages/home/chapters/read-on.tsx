import type { ReactNode } from "react";
import { Icon } from "../../../../ui/kit/icon.tsx";
import styles from "./read-on.module.css";
import { words } from "./words.ts";

type ReadOnProps = {
  /** What it continues, for those who hear it. */
  of: string;
  children: ReactNode;
};

/** The rest of a text. Its summary is gone once it is open, but for a keyboard that stands on it. */
export const ReadOn = ({ of, children }: ReadOnProps) => (
  <details className={styles.readOn}>
    <summary>
      {words.readOn}
      <span className="sr">: {of}</span>
      <Icon name="arrow-down" />
    </summary>
    {children}
  </details>
);

import type { ReactNode } from "react";
import styles from "./lead.module.css";

/** The purpose of a page, in a sentence or two under its heading. */
export const Lead = ({ children }: { children: ReactNode }) => <p className={styles.lead}>{children}</p>;

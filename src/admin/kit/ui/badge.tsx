import type { ReactNode } from "react";
import styles from "./badge.module.css";

export type BadgeTone = "good" | "info" | "bad" | "plain";

const TONES: Record<BadgeTone, string | undefined> = {
  good: styles.good,
  info: styles.info,
  bad: styles.bad,
  plain: styles.plain,
};

type BadgeProps = {
  tone: BadgeTone;
  /** A class from the parent, for positioning. */
  className?: string | undefined;
  children: ReactNode;
};

/** A short label for a state. */
export const Badge = ({ tone, className, children }: BadgeProps) => (
  <span className={[styles.badge, TONES[tone], className].filter(Boolean).join(" ")}>{children}</span>
);

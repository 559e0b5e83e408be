import type { ReactNode } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import styles from "./caution.module.css";

type CautionProps = {
  /** A class from the parent, for positioning. */
  className?: string | undefined;
  children: ReactNode;
};

/** A warning that does not block: the editor decides. */
export const Caution = ({ className, children }: CautionProps) => (
  <p className={className === undefined ? styles.caution : `${styles.caution} ${className}`}>
    <Icon name="info" />
    <span>{children}</span>
  </p>
);

import styles from "./bone.module.css";

const SHAPES = {
  line: styles.line,
  short: `${styles.line} ${styles.short}`,
  title: styles.title,
};

type BoneProps = {
  /** A line of text, half a line or a title; without it, `className` sets the size. */
  shape?: keyof typeof SHAPES;
  className?: string;
};

/** A placeholder block of a loading skeleton. */
export const Bone = ({ shape, className }: BoneProps) => (
  <div className={[styles.bone, shape && SHAPES[shape], className].filter(Boolean).join(" ")} />
);

import type { ReactNode } from "react";

export const words = {
  contents: "Contents",
  effective: (day: ReactNode) => <>Effective {day}</>,
  /** The date from which both legal texts apply. */
  day: "January 20, 2025",
};

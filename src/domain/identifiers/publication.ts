export const PUBLICATIONS = ["published", "draft"] as const;
export type Publication = (typeof PUBLICATIONS)[number];

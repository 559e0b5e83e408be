export const PUBLICATIONS = ["published", "draft"] as const;

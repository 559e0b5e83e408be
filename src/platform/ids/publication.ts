export const PUBLICATIONS = ["published", "draft"] as const;

export const PUBLICATION_LABELS: Record<(typeof PUBLICATIONS)[number], string> = {
  published: "Published",
  draft: "Draft",
};

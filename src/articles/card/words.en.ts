export const words = {
  read: "Read Article",
  /** Follows the label of the link, for screen readers only. */
  readWhich: (title: string) => `: ${title}`,
};

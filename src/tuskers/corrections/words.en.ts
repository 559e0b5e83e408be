export const words = {
  title: "Corrections",
  how: {
    added: (what: string) => `${what} added`,
    corrected: (what: string) => `${what} corrected`,
    removed: (what: string) => `${what} removed`,
  },
};

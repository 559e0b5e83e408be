export const words = {
  alt: (name: string) => `Photograph of ${name}`,
};

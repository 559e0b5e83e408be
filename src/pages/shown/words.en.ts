export const words = {
  source: (number: number) => `Source ${number}`,
};

export const words = {
  title: "Sources",
};

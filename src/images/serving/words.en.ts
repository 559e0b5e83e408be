export const words = { noSuchImage: "There is no such image." };

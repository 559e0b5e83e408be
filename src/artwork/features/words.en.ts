/** One letter each, beside the drawing: the animal's own right and left. */
export const words = { right: "R", left: "L" };

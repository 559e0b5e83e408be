/** Whether something that came from outside, as JSON, is an object with names; a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A failed setup. The message is a sentence for the user at the terminal. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

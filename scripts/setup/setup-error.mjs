/** What keeps the site from being set up. The message is a sentence for the person at the terminal. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

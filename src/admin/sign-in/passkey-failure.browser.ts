import type { Failure } from "../kit/api/failure.ts";

const SENTENCES: Record<string, string> = {
  NotAllowedError: "No passkey was used: the browser was told to stop, or took too long. Please try again.",
  InvalidStateError: "This device already has a passkey of your account.",
  SecurityError: "The browser does not allow passkeys at this address of the site.",
};

/** Why the browser did not give a passkey, in words that may be shown. */
export function passkeyFailure(error: unknown): Failure {
  const name = error instanceof Error ? error.name : "";
  return { status: 0, message: SENTENCES[name] ?? "This browser cannot use passkeys here.", errors: [] };
}

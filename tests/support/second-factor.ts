import { Secret, TOTP } from "otpauth";
import {
  offerSecondFactor,
  turnOnSecondFactor,
} from "../../src/people/accounts/actions/change-second-factor.server.ts";
import { resumeSession } from "../../src/people/accounts/actions/resume-session.server.ts";
import { signIn } from "../../src/people/accounts/actions/sign-in.server.ts";
import type { Services } from "../../src/platform/services/services.server.ts";

/** The TOTP code of an authenticator app at that time. */
export const codeAt = (secret: string, time: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time.getTime() });

/**
 * Turns on the second factor of an account, as its owner would. This consumes the current code.
 * @returns also the token of the sign-in that did it: all other sessions of the account have ended
 */
export async function turnOnSecondFactorOf(
  services: Services,
  { username, password }: { username: string; password: string },
): Promise<{ token: string; secret: string; recoveryCodes: string[] }> {
  const from = { clientAddress: "203.0.113.200", deviceToken: undefined };
  const { accessToken } = await signIn(services, { username, password, ...from });
  const own = await resumeSession(services, accessToken);
  if (!own) throw new Error("The sign-in is gone.");
  const { secret } = await offerSecondFactor(services, own, { currentPassword: password });
  const { recoveryCodes } = await turnOnSecondFactor(services, own, { code: codeAt(secret, services.clock.now()) });
  return { token: accessToken, secret, recoveryCodes };
}

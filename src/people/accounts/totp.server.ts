import { HOTP, Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { MAX_CODE_CHARACTERS } from "../../platform/api/required-text.server.ts";
import { siteName } from "../../platform/identity/site-identity.ts";

const STEP_SECONDS = 30;
/** The clocks of phone and server may be one step apart. */
const STEPS = [-1, 0, 1];
const CODE = /^\d{6}$/;

/** A new secret for an authenticator app, in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/**
 * The URI from which an app reads a secret: SHA-1, six digits, 30 seconds, which every app supports. The app lists the
 * account under the name of the site.
 */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ issuer: siteName(), label: username, secret: Secret.fromBase32(secret), period: STEP_SECONDS }).toString();

/** That URI as a QR code to scan: an SVG in a data URL, black on white in light and dark mode. */
export function totpQrCode(uri: string): string {
  // Scanners need a quiet zone of four modules.
  const svg = renderSVG(uri, { ecc: "M", border: 4, pixelSize: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** True for text in the form of a TOTP code; spaces and hyphens are ignored. Long texts are refused unread. */
export const isTotpCode = (code: string): boolean => code.length <= MAX_CODE_CHARACTERS && CODE.test(bareCode(code));

/** A code in the form in which it is compared: without the spaces and hyphens that people use to group it. */
export const bareCode = (code: string): string => code.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

/**
 * The time step that `code` belongs to: the current one or an adjacent one.
 * @param lastStep the step whose code was used last; its code and all earlier ones are refused
 * @returns undefined for a wrong code
 */
export function totpStep(
  secret: string,
  { code, lastStep, now }: { code: string; lastStep: number | null; now: Date },
): number | undefined {
  const bare = bareCode(code);
  if (!CODE.test(bare)) return undefined;
  const present = TOTP.counter({ period: STEP_SECONDS, timestamp: now.getTime() });
  const key = Secret.fromBase32(secret);
  return STEPS.map((apart) => present + apart)
    .filter((step) => lastStep === null || step > lastStep)
    .find((step) => HOTP.validate({ token: bare, secret: key, counter: step, window: 0 }) !== null);
}

import { HOTP, Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** Under this name the account stands in the app. */
const ISSUER = "Sri Lankan Tuskers";
const STEP_SECONDS = 30;
/** Phone and server may be one step apart. */
const STEPS = [-1, 0, 1];
const CODE = /^\d{6}$/;

/** A new secret for an authenticator app, in base32: 160 bits, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address by which an app takes a secret over: SHA-1, six digits, 30 seconds, which every app understands. */
export const totpUri = (secret: string, username: string): string =>
  new TOTP({ issuer: ISSUER, label: username, secret: Secret.fromBase32(secret), period: STEP_SECONDS }).toString();

/** That address as an image to be scanned: an SVG in a data URL, black on white in both modes. */
export function totpQrCode(uri: string): string {
  // Scanners want four modules of quiet around it.
  const svg = renderSVG(uri, { ecc: "M", border: 4, pixelSize: 4 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}

/** True for what an app shows; spaces and hyphens count for nothing. */
export const isTotpCode = (code: string): boolean => CODE.test(bareCode(code));

/** A code as it is compared: without the spaces and hyphens by which people group it. */
export const bareCode = (code: string): string => code.normalize("NFKC").replace(/[\s-]/g, "").toLowerCase();

/**
 * The time step that `code` belongs to: the present one or one beside it.
 * @param lastStep the step whose code was used last; its code and all before it are refused
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

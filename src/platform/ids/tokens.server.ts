import { createHash, randomBytes } from "node:crypto";

/** The prefix of session tokens. A fixed prefix lets secret scanners detect leaked ones. */
export const ACCESS_TOKEN_PREFIX = "tusk_";
/** The prefix of the cookie of a browser that has signed in before. */
export const DEVICE_TOKEN_PREFIX = "tuskdevice_";

/** The prefix of the token in an invitation link. */
export const INVITATION_TOKEN_PREFIX = "tuskinvite_";

/** The prefix of the token in a link that is mailed to an account. */
export const LINK_TOKEN_PREFIX = "tusklink_";

/** The prefix of personal API keys. */
export const API_KEY_PREFIX = "slt_";

type TokenPrefix =
  | typeof ACCESS_TOKEN_PREFIX
  | typeof API_KEY_PREFIX
  | typeof DEVICE_TOKEN_PREFIX
  | typeof INVITATION_TOKEN_PREFIX
  | typeof LINK_TOKEN_PREFIX;

const TOKEN = /^(?:tusk(?:device|invite|link)?|slt)_[A-Za-z0-9_-]{43}$/;

const BARE_TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** A new opaque token with 256 random bits, for links that people pass on. */
export const newBareToken = (): string => randomBytes(32).toString("base64url");

/** The same with a prefix. */
export const newToken = (prefix: TokenPrefix): string => prefix + newBareToken();

export const isBareToken = (text: string): boolean => BARE_TOKEN.test(text);

/** True for text that could be a token of that kind, so that other text is not looked up. */
export const isTokenShaped = (prefix: TokenPrefix, text: string): boolean =>
  text.startsWith(prefix) && TOKEN.test(text);

/** SHA-256 in hexadecimal, the form that is stored. A plain hash is enough for 256 random bits. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  timingSafeEqual,
} from "node:crypto";
import { type BackupKey, publicKeyBytes } from "./keys.ts";

/** The line that every file of the format begins with. */
export const AGE_INTRODUCTION = "age-encryption.org/v1\n";

const CIPHER = "chacha20-poly1305";
const TAG_BYTES = 16;
const WRAP_INFO = "age-encryption.org/v1/X25519";
/** A wrapped key is encrypted under a key that is used this once. */
const NO_NONCE = Buffer.alloc(12);
const STANZA = /^-> X25519 ([A-Za-z0-9+/]{43})\n([A-Za-z0-9+/]{43})\n/gm;

const unpadded = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64").replaceAll("=", "");

export const derive = (key: Uint8Array, salt: Uint8Array, info: string): Buffer =>
  Buffer.from(hkdfSync("sha256", key, salt, info, 32));

function wrapKey(secret: KeyObject, other: Uint8Array, salt: Uint8Array): Buffer {
  const publicKey = createPublicKey({ key: Buffer.from(other), format: "raw-public", asymmetricKeyType: "x25519" });
  return derive(diffieHellman({ privateKey: secret, publicKey }), salt, WRAP_INFO);
}

const macOf = (fileKey: Uint8Array, signed: string): Buffer =>
  createHmac("sha256", derive(fileKey, Buffer.alloc(0), "header"))
    .update(signed)
    .digest();

/** The header of a file whose key is `fileKey` (16 bytes), for whoever has the secret half of `publicKey`. */
export function writeHeader(fileKey: Uint8Array, publicKey: Uint8Array): string {
  const { privateKey } = generateKeyPairSync("x25519");
  const share = publicKeyBytes(privateKey);
  const cipher = createCipheriv(CIPHER, wrapKey(privateKey, publicKey, Buffer.concat([share, publicKey])), NO_NONCE, {
    authTagLength: TAG_BYTES,
  });
  const wrapped = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
  const signed = `${AGE_INTRODUCTION}-> X25519 ${unpadded(share)}\n${unpadded(wrapped)}\n---`;
  return `${signed} ${unpadded(macOf(fileKey, signed))}\n`;
}

function unwrap(secretKey: KeyObject, publicKey: Uint8Array, share: Buffer, wrapped: Buffer): Buffer | undefined {
  try {
    const key = wrapKey(secretKey, share, Buffer.concat([share, publicKey]));
    const decipher = createDecipheriv(CIPHER, key, NO_NONCE, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(wrapped.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(wrapped.subarray(0, -TAG_BYTES)), decipher.final()]);
  } catch {
    // Written for somebody else, or altered.
    return undefined;
  }
}

/**
 * The key of the file with this header.
 * @returns "other key" where the header was not written for this one; "altered" where it is not as it was written
 */
export function readHeader(
  header: string,
  { publicKey, secretKey }: BackupKey & { secretKey: KeyObject },
): Buffer | "other key" | "altered" {
  const split = header.lastIndexOf("---") + "---".length;
  for (const [, share = "", wrapped = ""] of header.slice(0, split).matchAll(STANZA)) {
    const fileKey = unwrap(secretKey, publicKey, Buffer.from(share, "base64"), Buffer.from(wrapped, "base64"));
    if (fileKey === undefined) continue;
    // As it is written: the last character has two bits to spare, which reading it as base64 would overlook.
    const mac = Buffer.from(header.slice(split));
    const expected = Buffer.from(` ${unpadded(macOf(fileKey, header.slice(0, split)))}\n`);
    return mac.length === expected.length && timingSafeEqual(mac, expected) ? fileKey : "altered";
  }
  return "other key";
}

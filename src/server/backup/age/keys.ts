import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from "node:crypto";
import { decodeBech32, encodeBech32 } from "./bech32.ts";

const SECRET_PREFIX = "age-secret-key-";
const PUBLIC_PREFIX = "age";
const KEY_BYTES = 32;

/** What backups are encrypted to, and, where the secret key is known too, what opens them. */
export type BackupKey = {
  publicKey: Buffer;
  /** Undefined where only the public half is at hand: then backups can be written, and not be read. */
  secretKey: KeyObject | undefined;
};

export const publicKeyBytes = (key: KeyObject): Buffer => createPublicKey(key).export({ format: "raw-public" });

const readLine = (line: string): BackupKey | undefined => {
  const { prefix, bytes } = decodeBech32(line) ?? {};
  if (bytes?.length !== KEY_BYTES) return undefined;
  if (prefix === PUBLIC_PREFIX) return { publicKey: Buffer.from(bytes), secretKey: undefined };
  if (prefix !== SECRET_PREFIX) return undefined;
  const key = Buffer.from(bytes);
  const secretKey = createPrivateKey({ key, format: "raw-private", asymmetricKeyType: "x25519" });
  return { publicKey: publicKeyBytes(secretKey), secretKey };
};

/**
 * Reads a key file as `age-keygen` and `npm run backup -- key` write it: lines that begin with # are left out, and the
 * first other line is the key, secret (AGE-SECRET-KEY-1…) or public (age1…). Undefined where there is none.
 */
export function readKeyText(text: string): BackupKey | undefined {
  const [line] = text
    .split("\n")
    .map((each) => each.trim())
    .filter((each) => each !== "" && !each.startsWith("#"));
  return line === undefined ? undefined : readLine(line);
}

/** The public key as text, to be put where backups are made and not read. */
export const publicKeyText = ({ publicKey }: Pick<BackupKey, "publicKey">): string =>
  encodeBech32(PUBLIC_PREFIX, publicKey);

/** A new key, as the text of a key file. */
export function newKeyText(now: Date): string {
  const { privateKey } = generateKeyPairSync("x25519");
  const secret = encodeBech32(SECRET_PREFIX, privateKey.export({ format: "raw-private" })).toUpperCase();
  const open = publicKeyText({ publicKey: publicKeyBytes(privateKey) });
  return `# created: ${now.toISOString()}\n# public key: ${open}\n${secret}\n`;
}

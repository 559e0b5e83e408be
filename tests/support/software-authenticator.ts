import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/** What an authenticator and its browser may get wrong, each with its right value as default. */
type Said = {
  challenge: string;
  origin?: string;
  rpId?: string;
  type?: string;
  /** The signature counter. An authenticator that does not count always says 0. */
  counter?: number;
  /** Whether a finger, face or PIN opened the device. */
  isUserVerified?: boolean;
};

const ORIGIN = "http://localhost:3000";
const RP_ID = "localhost";

// The bits of the flags, from the specification of WebAuthn, "authenticator data".
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/**
 * One passkey on a device, and the browser in front of it: real keys and real signatures, by WebAuthn's formats. It
 * signs whatever a test says, also what no browser would.
 */
export function createSoftwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credentialId = randomBytes(16);
  const id = base64url(credentialId);

  const clientData = (type: string, { challenge, origin = ORIGIN }: Said): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const authenticatorData = (said: Said, credential?: Buffer): Buffer => {
    const { rpId = RP_ID, counter = 0, isUserVerified = true } = said;
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | (credential ? HAS_CREDENTIAL : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, credential ?? Buffer.alloc(0)]);
  };

  /** The new credential: no model of authenticator, the length of the id, the id, and the key in COSE's form. */
  const newCredential = (): Buffer => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const key = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]);
    return Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(key)]);
  };

  const common = { id, rawId: id, type: "public-key", clientExtensionResults: {} };

  return {
    id,
    /** What `startRegistration` of the browser returns. */
    register(said: Said) {
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authenticatorData(said, newCredential()))],
      ]);
      const attestationObject = base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0]));
      const clientDataJSON = base64url(clientData(said.type ?? "webauthn.create", said));
      return { ...common, response: { clientDataJSON, attestationObject, transports: ["internal"] } };
    },
    /** What `startAuthentication` of the browser returns. */
    signIn(said: Said) {
      const signedClient = clientData(said.type ?? "webauthn.get", said);
      const data = authenticatorData(said);
      const signature = sign("sha256", Buffer.concat([data, sha256(signedClient)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(signedClient),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
}

export type SoftwareAuthenticator = ReturnType<typeof createSoftwareAuthenticator>;

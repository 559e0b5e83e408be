import { hashToken } from "../../platform/ids/tokens.server.ts";
import { generateGroups } from "./passwords.server.ts";
import { bareCode } from "./totp.server.ts";

const CODES = 10;
const GROUPS = 3;

/** Ten codes for when the phone is lost, such as `k7mp-x2ch-9wdn`: 59 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => generateGroups(GROUPS));

/** The stored hash of a recovery code. Spaces, hyphens and case are ignored. */
export const hashRecoveryCode = (code: string): string => hashToken(bareCode(code));

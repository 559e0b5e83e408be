import { hashToken } from "../platform/identifiers/tokens.server.ts";
import { generateGroups } from "./passwords.server.ts";
import { bareCode } from "./totp.server.ts";

const CODES = 10;
const GROUPS = 3;

/** Ten codes for the day when the phone is gone, such as `k7mp-x2ch-9wdn`: 59 bits each. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, () => generateGroups(GROUPS));

/** What is stored of a recovery code. Spaces, hyphens and upper case, as people type them, make no difference. */
export const hashRecoveryCode = (code: string): string => hashToken(bareCode(code));

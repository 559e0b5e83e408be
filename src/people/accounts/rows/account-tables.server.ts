import type { Generated, Selectable } from "kysely";
import type { KeyScope, Role } from "../roles.ts";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    accounts: AccountsTable;
    sessions: SessionsTable;
    trusted_devices: TrustedDevicesTable;
    recovery_codes: RecoveryCodesTable;
    invitations: InvitationsTable;
    account_links: AccountLinksTable;
    api_keys: ApiKeysTable;
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

export type AccountsTable = {
  seq: Generated<number>;
  id: string;
  username: string;
  /** Case-folded, normalised username: one account per key. */
  username_key: string;
  role: Role;
  /** Argon2id in PHC form. */
  password_hash: string;
  created_at: string;
  disabled_at: string | null;
  /** When a session of the account was last used, to the minute; null for never. */
  last_used_at: string | null;
  /** Base32. Stored when TOTP setup starts, but only required once `totp_enabled_at` is set. */
  totp_secret: string | null;
  totp_enabled_at: string | null;
  /** The last time step whose code was used, so that no code works twice. */
  totp_last_step: number | null;
  /** Where the owner gets mail about the account. Set once it is confirmed; null for none. */
  email: string | null;
  email_confirmed_at: string | null;
  /** 1 if the owner wants mail when the site needs attention; it counts for administrators only. */
  wants_alerts: Generated<number>;
};

/** One-time links that were mailed to an account: the token's SHA-256, in hexadecimal. */
export type AccountLinksTable = {
  token_hash: string;
  account_seq: number;
  /** `email` confirms an address, `password` sets a new password. */
  purpose: "email" | "password";
  /** Where the link was sent; for `email`, the address that it confirms. */
  email: string;
  created_at: string;
  expires_at: string;
};

/** Public keys with which accounts sign in. */
export type PasskeysTable = {
  id: string;
  account_seq: number;
  /** Chosen by the authenticator, in base64url, like the key in COSE form. */
  credential_id: string;
  public_key: string;
  /** How often the authenticator says that it was used. PostgreSQL returns it as text. */
  counter: number | string;
  /** JSON: how browsers reach the authenticator. */
  transports: string;
  /** The owner's own name for it. */
  name: string;
  created_at: string;
  last_used_at: string | null;
};

/** Personal API keys: the key's SHA-256, in hexadecimal. The key itself is not stored anywhere. */
export type ApiKeysTable = {
  id: string;
  account_seq: number;
  key_hash: string;
  /** The owner's own name for it. */
  name: string;
  scope: KeyScope;
  created_at: string;
  expires_at: string;
  /** The day (UTC) on which it was last used; null for never. */
  last_used_on: string | null;
};

/** What an authenticator must sign. Each works once. */
export type PasskeyChallengesTable = {
  challenge: string;
  /** The account that adds a passkey; null for signing in. */
  account_seq: number | null;
  expires_at: string;
};

/** SHA-256 of each code, in hexadecimal. */
export type RecoveryCodesTable = { account_seq: number; code_hash: string; used_at: string | null };

/** Accounts that do not exist yet: the person who opens the link chooses the password. */
export type InvitationsTable = {
  id: string;
  token_hash: string;
  username: string;
  username_key: string;
  /** The role that the account will have. */
  role: Role;
  invited_by: string | null;
  created_at: string;
  expires_at: string;
};

export type SessionsTable = {
  seq: Generated<number>;
  id: string;
  account_seq: number;
  /** SHA-256 of the token, in hexadecimal. The token itself is not stored anywhere. */
  token_hash: string;
  created_at: string;
  last_used_at: string;
  expires_at: string;
  /** A short description of browser and system, such as "Firefox on Windows". */
  device: string | null;
};

/** Browsers that have signed in before. A flood of wrong passwords from elsewhere does not lock them out. */
export type TrustedDevicesTable = { account_seq: number; token_hash: string; created_at: string; expires_at: string };

export type AccountRow = Selectable<AccountsTable>;
export type SessionRow = Selectable<SessionsTable>;
export type InvitationRow = Selectable<InvitationsTable>;
export type ApiKeyRow = Selectable<ApiKeysTable>;
export type PasskeyRow = Selectable<PasskeysTable>;
export type AccountLinkRow = Selectable<AccountLinksTable>;

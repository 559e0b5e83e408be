import type { Generated, Selectable } from "kysely";

declare module "../../../platform/db/schema.server.ts" {
  interface Database {
    contact_messages: ContactMessagesTable;
    deliveries: DeliveriesTable;
    account_mails: AccountMailsTable;
  }
}

export type ContactMessagesTable = {
  seq: Generated<number>;
  id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: string;
  read_at: string | null;
};

/** The delivery of a message, one row for each channel that was configured when it arrived. */
export type DeliveriesTable = {
  seq: Generated<number>;
  message_seq: number;
  channel: "smtp" | "emailjs";
  /** `failed` is final until an administrator sends the message again. */
  state: "waiting" | "sent" | "failed";
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  updated_at: string;
};

/**
 * Mails to people with an account, until they are sent. One that was given up stays for a while without recipient and
 * text, which may contain a link that grants access.
 */
export type AccountMailsTable = {
  seq: Generated<number>;
  id: string;
  recipient: string | null;
  subject: string;
  text: string | null;
  state: "waiting" | "failed";
  attempts: number;
  next_attempt_at: string | null;
  last_error: string | null;
  created_at: string;
  updated_at: string;
  /** After this time the mail would be of no use, and is given up. */
  expires_at: string;
};

export type DeliveryRow = Selectable<DeliveriesTable>;

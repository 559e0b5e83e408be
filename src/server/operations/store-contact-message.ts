import type { ContactMessage } from "../../domain/contact/contact-message.ts";
import { newEntryId } from "../../domain/identifiers/entry-id.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { Clock } from "../services.ts";

/** Keeps a visitor's message for the administrators; it is on the disk when this returns. */
export async function storeContactMessage(
  { db, clock }: { db: OpenDatabase; clock: Clock },
  message: ContactMessage,
): Promise<{ id: string }> {
  const id = newEntryId();
  await db.write
    .insertInto("contact_messages")
    .values({ id, ...message, created_at: clock.now().toISOString() })
    .execute();
  return { id };
}

import { deleteSession } from "../db/sessions.ts";
import type { Services } from "../services.ts";

/** Ends the sign-in: its token is worth nothing from now on. One that has ended meanwhile is as good. */
export async function signOut(
  { db }: Pick<Services, "db">,
  { accountSeq, sessionSeq }: { accountSeq: number; sessionSeq: number },
): Promise<void> {
  await deleteSession(db.write, accountSeq, sessionSeq);
}

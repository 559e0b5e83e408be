import type { SubjectKind } from "../../activity/activity.ts";
import { siteDay } from "../../platform/text/publication-day.ts";

/**
 * A message as the activity list names it: by its day. Who wrote, and what about, is the visitor's, and must be gone
 * when the message is.
 */
export const messageSubject = (message: {
  id: string;
  created_at: string;
}): { kind: SubjectKind; id: string; name: string } => ({
  kind: "message",
  id: message.id,
  name: `Message of ${siteDay(new Date(message.created_at))}`,
});

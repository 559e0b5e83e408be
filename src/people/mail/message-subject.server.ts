import { siteDay } from "../../platform/text/dates/publication-day.ts";
import type { SubjectKind } from "../activity/activity.ts";

/**
 * A message's name in the activity list: only its day. Sender and subject are the visitor's personal data, and must not
 * outlive the message.
 */
export const messageSubject = (message: {
  id: string;
  created_at: string;
}): { kind: SubjectKind; id: string; name: string } => ({
  kind: "message",
  id: message.id,
  name: `Message of ${siteDay(new Date(message.created_at))}`,
});

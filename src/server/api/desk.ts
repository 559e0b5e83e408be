import { createRoute } from "@hono/zod-openapi";
import { siteDay } from "../../domain/articles/publication-day.ts";
import { deskCountsSchema } from "../../domain/desk/desk-counts.ts";
import { accountsSince } from "../db/accounts.ts";
import { countForDesk } from "../db/desk-counts.ts";
import { findNotedBackups, isScheduledAnywhere } from "../operations/note-backup.ts";
import { createApiRouter } from "./api-router.ts";
import { errorResponses } from "./error-response.ts";
import { noStore } from "./no-store.ts";
import { bearer, json } from "./route-parts.ts";
import { getSignedIn, requireSignIn } from "./sign-in-guard.ts";

/** For so long an account counts as new: time enough for everybody to have been at the desk. */
const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000;

const countsRoute = createRoute({
  method: "get",
  path: "/",
  tags: ["Desk"],
  summary: "What there is, and what waits",
  security: bearer,
  middleware: [noStore, requireSignIn] as const,
  responses: {
    200: {
      description: "Counts of entries, messages and pictures, the last backup, and new accounts.",
      content: json(deskCountsSchema),
    },
    ...errorResponses(401),
  },
});

/** /api/desk: the overview of those who keep the directory. */
export const deskRoutes = () =>
  createApiRouter().openapi(countsRoute, async (context) => {
    const { db, clock, config } = context.var.services;
    const counts = await countForDesk(db, siteDay(clock.now()));
    const scheduled = config.backups.dir !== undefined || (await isScheduledAnywhere(db, clock.now()));
    const backups = { scheduled, ...(await findNotedBackups(db)) };
    const since = new Date(clock.now().getTime() - NEW_ACCOUNT_MS);
    const newAccounts = await accountsSince(db.read, { since, exceptSeq: getSignedIn(context).accountSeq });
    return context.json({ ...counts, backups, newAccounts }, 200);
  });

import { createRoute } from "@hono/zod-openapi";
import { adminCountsSchema } from "../../admin/kit/admin-counts.ts";
import { may } from "../../people/accounts/roles.ts";
import { accountsSince } from "../../people/accounts/rows/account-rows.server.ts";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { findNotedBackups, isScheduledAnywhere } from "../backups/note-backup.server.ts";
import { countForAdmin } from "./admin-count-rows.server.ts";

/** How long an account counts as new: long enough for every administrator to have visited the admin area. */
const NEW_ACCOUNT_MS = 14 * 24 * 60 * 60 * 1000;

const countsRoute = createRoute({
  method: "get",
  path: "/",
  operationId: "getAdminCounts",
  tags: ["Admin"],
  summary: "Read the counts of the admin area",
  ...forAction("read"),
  responses: answers(
    200,
    "Counts of entries, messages and images, the last backup, and new accounts.",
    adminCountsSchema,
    [401, 403],
  ),
});

/** /api/desk: the counts that the admin area shows as an overview. */
export const adminRoutes = () =>
  createApiRouter().openapi(countsRoute, async (context) => {
    const { db, clock, config } = context.var.services;
    const { username, role, accountSeq } = getSignedIn(context);
    const counts = await countForAdmin(db, { today: siteDay(clock.now()), username, role });
    if (!may(role, "manage accounts")) return context.json(counts, 200);
    const scheduled = config.backups.dir !== undefined || (await isScheduledAnywhere(db, clock.now()));
    const backups = { scheduled, ...(await findNotedBackups(db)) };
    const since = new Date(clock.now().getTime() - NEW_ACCOUNT_MS);
    const newAccounts = await accountsSince(db.read, { since, exceptSeq: accountSeq });
    return context.json({ ...counts, backups, newAccounts }, 200);
  });

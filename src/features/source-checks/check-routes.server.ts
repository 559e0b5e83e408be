import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { askForCheck, forgetCheck } from "../../content/source-library/ask-for-check.server.ts";
import { countNeedingAttention } from "../../content/source-library/library-rows.server.ts";
import { addressCheckSchema, addressChecksSchema } from "../../content/sources/address-check.ts";
import { countAddressStates, toCheck } from "../../content/sources/rows/check-rows.server.ts";
import { forAction, getSignedIn } from "../../people/accounts/sign-in-guard.server.ts";
import { createApiRouter } from "../../platform/api/api-router.server.ts";
import { answers } from "../../platform/api/error-response.server.ts";

const tags = ["Sources"];
const keyParam = z.object({ key: z.string().meta({ example: "S56" }) });

const countsRoute = createRoute({
  method: "get",
  path: "/checks",
  operationId: "getSourceCheckCounts",
  tags,
  summary: "What the check of addresses has found",
  ...forAction("read"),
  responses: answers(
    200,
    "Whether addresses are checked, and how many are in each state.",
    addressChecksSchema,
    [401, 403],
  ),
});

const checkRoute = createRoute({
  method: "post",
  path: "/{key}/check",
  operationId: "checkSource",
  tags,
  summary: "Check a source's address now",
  description:
    "It comes next; `checkedAt` tells when it was done. 409 if SOURCE_CHECK is off or the source has no address, 429 within a minute after a check.",
  ...forAction("change sources"),
  request: { params: keyParam },
  responses: answers(200, "What is known so far.", addressCheckSchema, [401, 403, 404, 409, 429, 507]),
});

const forgetRoute = createRoute({
  method: "delete",
  path: "/{key}/check",
  operationId: "forgetSourceCheck",
  tags,
  summary: "Forget what was found at a source's address",
  description: "The next check begins anew: the title that it finds is then the one that it expects.",
  ...forAction("change sources"),
  request: { params: keyParam },
  responses: answers(200, "Nothing is known.", addressCheckSchema, [401, 403, 404, 409, 507]),
});

/** The calls of /api/sources that are about the check of addresses. */
export const sourceCheckRoutes = () =>
  createApiRouter()
    .openapi(countsRoute, async (context) => {
      const { config, db } = context.var.services;
      const [attention, counts] = [await countNeedingAttention(db.read), await countAddressStates(db.read)];
      return context.json({ isOn: config.sourceCheck, attention, counts }, 200);
    })
    .openapi(checkRoute, async (context) => {
      const { key } = context.req.valid("param");
      const row = await askForCheck(context.var.services, key);
      context.var.services.sourceChecks.wake();
      return context.json(toCheck(row), 200);
    })
    .openapi(forgetRoute, async (context) => {
      const { key } = context.req.valid("param");
      const row = await forgetCheck(context.var.services, key, { by: getSignedIn(context).username });
      context.var.services.sourceChecks.wake();
      return context.json(toCheck(row), 200);
    });

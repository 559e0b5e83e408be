import { type ApiCall, ID } from "./api-call.ts";

const least = "administrator";

/** The calls of webhooks, for the tests that try every call. */
export const WEBHOOK_CALLS: ApiCall[] = [
  { call: "GET /api/webhooks", example: "/api/webhooks", least, good: 200 },
  {
    call: "POST /api/webhooks",
    example: "/api/webhooks",
    least,
    good: 201,
    json: { url: "https://hooks.example/tuskers", events: ["tusker.published"] },
  },
  { call: "PUT /api/webhooks/{id}", example: `/api/webhooks/${ID}`, least, good: 404, json: { active: false } },
  { call: "DELETE /api/webhooks/{id}", example: `/api/webhooks/${ID}`, least, good: 404 },
  { call: "POST /api/webhooks/{id}/test", example: `/api/webhooks/${ID}/test`, least, good: 404 },
  {
    call: "POST /api/webhooks/{id}/deliveries/{delivery}/again",
    example: `/api/webhooks/${ID}/deliveries/msg_${ID}/again`,
    least,
    good: 404,
  },
];

import { type ApiCall, ID } from "./api-call.ts";
import { TEST_PASSWORD } from "./test-api.ts";

/** The calls of API keys, for the tests that try every call. */
export const API_KEY_CALLS: ApiCall[] = [
  { call: "GET /api/account/api-keys", example: "/api/account/api-keys", least: "writer", good: 200 },
  {
    call: "POST /api/account/api-keys",
    example: "/api/account/api-keys",
    least: "writer",
    good: 201,
    json: { name: "Nightly export", scope: "read", days: 30, currentPassword: TEST_PASSWORD },
  },
  { call: "DELETE /api/account/api-keys/{id}", example: `/api/account/api-keys/${ID}`, least: "writer", good: 404 },
  { call: "GET /api/accounts/api-keys", example: "/api/accounts/api-keys", least: "administrator", good: 200 },
  {
    call: "DELETE /api/accounts/api-keys/{id}",
    example: `/api/accounts/api-keys/${ID}`,
    least: "administrator",
    good: 404,
  },
];

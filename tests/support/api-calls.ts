import { someArticle, someTusker, TEST_PASSWORD, TEST_USERNAME } from "./test-api.ts";

const ID = "0123456789abcdef01234567";

/** A call of the API document, and whether it may be made without a token. */
export type ApiCall = {
  /** As the API document names it. */
  call: string;
  /** An address to make it at. */
  example: string;
  /** Whether it may be made without a token. */
  open: boolean;
  /** What a good token gets at that address, in a directory without entries. */
  good: number;
  /** A body that is in order. */
  json?: unknown;
};

/** Every call there is; `src/server/api/permissions.test.ts` fails where the API document names another one. */
export const API_CALLS: readonly ApiCall[] = [
  { call: "GET /api/tuskers", example: "/api/tuskers", open: true, good: 200 },
  { call: "POST /api/tuskers", example: "/api/tuskers", open: false, good: 201, json: someTusker() },
  { call: "GET /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: true, good: 404 },
  { call: "GET /api/tuskers/{id}/related", example: `/api/tuskers/${ID}/related`, open: true, good: 404 },
  { call: "PUT /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: false, good: 404, json: someTusker() },
  { call: "DELETE /api/tuskers/{id}", example: `/api/tuskers/${ID}`, open: false, good: 404 },
  { call: "GET /api/tuskers/slug/{slug}", example: "/api/tuskers/slug/nobody", open: true, good: 404 },
  {
    call: "GET /api/tuskers/search/search-by-name",
    example: "/api/tuskers/search/search-by-name?name=raja",
    open: true,
    good: 200,
  },
  {
    call: "GET /api/tuskers/search/search-by-category",
    example: "/api/tuskers/search/search-by-category?category=wild",
    open: true,
    good: 200,
  },
  { call: "GET /api/tuskers/search/suggest", example: "/api/tuskers/search/suggest?q=raja", open: true, good: 200 },
  { call: "GET /api/tuskers/tags/all", example: "/api/tuskers/tags/all", open: true, good: 200 },
  { call: "GET /api/tuskers/random/tusker", example: "/api/tuskers/random/tusker", open: true, good: 200 },
  { call: "GET /api/tuskers/featured", example: "/api/tuskers/featured", open: true, good: 200 },
  { call: "PUT /api/tuskers/featured", example: "/api/tuskers/featured", open: false, good: 200, json: { ids: [] } },
  { call: "GET /api/articles", example: "/api/articles", open: true, good: 200 },
  { call: "POST /api/articles", example: "/api/articles", open: false, good: 201, json: someArticle() },
  { call: "GET /api/articles/{id}", example: `/api/articles/${ID}`, open: true, good: 404 },
  { call: "PUT /api/articles/{id}", example: `/api/articles/${ID}`, open: false, good: 404, json: someArticle() },
  { call: "DELETE /api/articles/{id}", example: `/api/articles/${ID}`, open: false, good: 404 },
  { call: "GET /api/articles/slug/{slug}", example: "/api/articles/slug/nothing", open: true, good: 404 },
  { call: "GET /api/articles/recent", example: "/api/articles/recent", open: true, good: 200 },
  { call: "GET /api/articles/tags/all", example: "/api/articles/tags/all", open: true, good: 200 },
  { call: "GET /api/tuskers/{id}/revisions", example: `/api/tuskers/${ID}/revisions`, open: false, good: 404 },
  {
    call: "GET /api/tuskers/{id}/revisions/{version}",
    example: `/api/tuskers/${ID}/revisions/1`,
    open: false,
    good: 404,
  },
  {
    call: "POST /api/tuskers/{id}/revisions/{version}/restore",
    example: `/api/tuskers/${ID}/revisions/1/restore`,
    open: false,
    good: 404,
  },
  {
    call: "POST /api/tuskers/bulk",
    example: "/api/tuskers/bulk",
    open: false,
    good: 200,
    json: { action: "bin", ids: [ID] },
  },
  { call: "GET /api/articles/{id}/revisions", example: `/api/articles/${ID}/revisions`, open: false, good: 404 },
  {
    call: "GET /api/articles/{id}/revisions/{version}",
    example: `/api/articles/${ID}/revisions/1`,
    open: false,
    good: 404,
  },
  {
    call: "POST /api/articles/{id}/revisions/{version}/restore",
    example: `/api/articles/${ID}/revisions/1/restore`,
    open: false,
    good: 404,
  },
  {
    call: "POST /api/articles/bulk",
    example: "/api/articles/bulk",
    open: false,
    good: 200,
    json: { action: "bin", ids: [ID] },
  },
  { call: "GET /api/bin", example: "/api/bin", open: false, good: 200 },
  {
    call: "POST /api/bin/{kind}/{id}/restore",
    example: `/api/bin/tusker/${ID}/restore`,
    open: false,
    good: 404,
  },
  { call: "DELETE /api/bin/{kind}/{id}", example: `/api/bin/tusker/${ID}`, open: false, good: 404 },
  {
    call: "POST /api/auth/login",
    example: "/api/auth/login",
    open: true,
    good: 200,
    json: { username: TEST_USERNAME, password: TEST_PASSWORD },
  },
  { call: "POST /api/auth/logout", example: "/api/auth/logout", open: false, good: 200 },
  { call: "GET /api/auth/session", example: "/api/auth/session", open: false, good: 200 },
  { call: "GET /api/account", example: "/api/account", open: false, good: 200 },
  {
    call: "PUT /api/account/password",
    example: "/api/account/password",
    open: false,
    good: 200,
    json: { currentPassword: TEST_PASSWORD, newPassword: "another good password" },
  },
  { call: "GET /api/account/sessions", example: "/api/account/sessions", open: false, good: 200 },
  { call: "DELETE /api/account/sessions", example: "/api/account/sessions", open: false, good: 200 },
  { call: "DELETE /api/account/sessions/{id}", example: `/api/account/sessions/${ID}`, open: false, good: 404 },
  {
    call: "POST /api/account/second-factor",
    example: "/api/account/second-factor",
    open: false,
    good: 200,
    json: { currentPassword: TEST_PASSWORD },
  },
  {
    call: "PUT /api/account/second-factor",
    example: "/api/account/second-factor",
    open: false,
    good: 409,
    json: { code: "123456" },
  },
  {
    call: "POST /api/account/second-factor/off",
    example: "/api/account/second-factor/off",
    open: false,
    good: 409,
    json: { currentPassword: TEST_PASSWORD, code: "123456" },
  },
  {
    call: "POST /api/account/recovery-codes",
    example: "/api/account/recovery-codes",
    open: false,
    good: 409,
    json: { currentPassword: TEST_PASSWORD, code: "123456" },
  },
  { call: "GET /api/accounts", example: "/api/accounts", open: false, good: 200 },
  { call: "PUT /api/accounts/{id}", example: `/api/accounts/${ID}`, open: false, good: 404, json: { disabled: true } },
  {
    call: "DELETE /api/accounts/{id}/second-factor",
    example: `/api/accounts/${ID}/second-factor`,
    open: false,
    good: 404,
  },
  { call: "GET /api/accounts/invitations", example: "/api/accounts/invitations", open: false, good: 200 },
  {
    call: "POST /api/accounts/invitations",
    example: "/api/accounts/invitations",
    open: false,
    good: 201,
    json: { username: "nimal" },
  },
  {
    call: "DELETE /api/accounts/invitations/{id}",
    example: `/api/accounts/invitations/${ID}`,
    open: false,
    good: 404,
  },
  { call: "GET /api/invitations/{token}", example: "/api/invitations/nothing", open: true, good: 404 },
  {
    call: "POST /api/invitations/{token}",
    example: "/api/invitations/nothing",
    open: true,
    good: 404,
    json: { password: TEST_PASSWORD },
  },
  { call: "GET /api/activity", example: "/api/activity", open: false, good: 200 },
  {
    call: "POST /api/contact",
    example: "/api/contact",
    open: true,
    good: 201,
    json: { name: "Nimal", email: "nimal@example.com", subject: "A tusker", message: "I saw a drawing of him." },
  },
  { call: "GET /api/messages", example: "/api/messages", open: false, good: 200 },
  { call: "PUT /api/messages/{id}", example: `/api/messages/${ID}`, open: false, good: 404, json: { read: true } },
  { call: "DELETE /api/messages/{id}", example: `/api/messages/${ID}`, open: false, good: 404 },
  {
    call: "POST /api/messages/{id}/deliveries",
    example: `/api/messages/${ID}/deliveries`,
    open: false,
    good: 404,
  },
  {
    call: "POST /api/previews",
    example: "/api/previews",
    open: false,
    good: 201,
    json: { kind: "tusker", entry: someTusker() },
  },
  { call: "GET /api/previews/{token}", example: "/api/previews/nothing", open: true, good: 404 },
  { call: "GET /api/tags", example: "/api/tags", open: false, good: 200 },
  { call: "PUT /api/tags/{tag}", example: "/api/tags/nothing", open: false, good: 404, json: { name: "yala" } },
  { call: "DELETE /api/tags/{tag}", example: "/api/tags/nothing", open: false, good: 404 },
  { call: "POST /api/drawings/portrait", example: "/api/drawings/portrait", open: false, good: 200, json: {} },
  { call: "GET /api/desk", example: "/api/desk", open: false, good: 200 },
  { call: "GET /api/export", example: "/api/export", open: false, good: 200 },
  {
    call: "POST /api/import",
    example: "/api/import",
    open: false,
    good: 200,
    json: { format: "sri-lankan-tuskers", version: 1, tuskers: [] },
  },
  { call: "POST /api/uploads", example: "/api/uploads", open: false, good: 415 },
  { call: "DELETE /api/uploads/{name}", example: "/api/uploads/nothing.jpg", open: false, good: 404 },
  { call: "GET /api/uploads", example: "/api/uploads", open: false, good: 200 },
  { call: "GET /api/uploads/{name}", example: "/api/uploads/nothing.jpg", open: false, good: 404 },
  { call: "PUT /api/uploads/{name}", example: "/api/uploads/nothing.jpg", open: false, good: 404, json: {} },
  {
    call: "POST /api/uploads/{name}/withdraw",
    example: "/api/uploads/nothing.jpg/withdraw",
    open: false,
    good: 404,
  },
];

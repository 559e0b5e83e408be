import { expect, test } from "vitest";
import { openTestServices } from "../../../tests/support/test-services.ts";
import { createApi } from "../../app/server/api.server.ts";
import {
  ACCESS_TOKEN_PREFIX,
  API_KEY_PREFIX,
  DEVICE_TOKEN_PREFIX,
  INVITATION_TOKEN_PREFIX,
  newToken,
} from "../ids/tokens.server.ts";
import { createMask } from "./mask.server.ts";

const SECRETS = ['a "quoted" pass word', "p@ss/word", "ab", "p@ss/word-and-more"];

test("secrets are masked in every form", () => {
  const mask = createMask(SECRETS);
  for (const secret of SECRETS.filter(({ length }) => length > 3)) {
    const forms = [
      `login with ${secret} failed`,
      JSON.stringify({ reason: secret }),
      `smtp://site:${encodeURIComponent(secret)}@mail`,
      `AUTH ${Buffer.from(secret).toString("base64")}`,
    ];
    for (const form of forms) expect(mask(form)).toContain("[secret]");
    expect(forms.map(mask).join("\n")).not.toMatch(/pass|p%40|YSAi|cEBz|and-more/);
  }
});

test("a word that is too short to be a secret stays", () => {
  expect(createMask(SECRETS)("about a crab")).toBe("about a crab");
});

test("tokens are taken out, by themselves and within addresses", () => {
  const mask = createMask([]);
  for (const prefix of [ACCESS_TOKEN_PREFIX, API_KEY_PREFIX, DEVICE_TOKEN_PREFIX, INVITATION_TOKEN_PREFIX] as const) {
    const token = newToken(prefix);
    expect(mask(`Bearer ${token}, and /admin/invitation/${token}`)).toBe(
      "Bearer [token], and /admin/invitation/[token]",
    );
  }
});

test("every call that has a token in its address shows none", async () => {
  const api = createApi(await openTestServices());
  const { paths = {} } = (await (await api.request("/api/openapi.json")).json()) as { paths?: object };
  const withToken = Object.keys(paths).filter((path) => path.includes("{token}"));
  expect(withToken.length).toBeGreaterThan(1);
  const token = "a1-_".repeat(11).slice(0, 43);
  const pages = [
    "/preview/{token}",
    "/review/{token}",
    "/admin/invitation/{token}",
    "/preview-drawings/{token}/gemunu-3x4-0123.svg",
  ];
  for (const path of [...withToken, ...pages]) {
    expect(createMask([])(path.replace("{token}", token))).toBe(path.replace("{token}", "[token]"));
  }
});

test("e-mail addresses are taken out, and nothing that only looks a little like one", () => {
  const mask = createMask([]);
  expect(mask('550 <nimal.p+x@mail.example.lk>: unknown, "කසුන්@උදාහරණය.ලංකා"')).not.toMatch(/nimal|example|කසුන්/);
  const stack = "at dispatch (file:///site/node_modules/@hono/node-server/index.mjs:12:3) domain/previews/preview.ts";
  expect(mask(stack)).toBe(stack);
});

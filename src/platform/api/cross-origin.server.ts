import type { OpenAPIHono } from "@hono/zod-openapi";
import type { MiddlewareHandler } from "hono";
import { cors } from "hono/cors";

/** A call as the API document knows it. */
type Call = { method: string; path: string; security?: unknown };

/** Calls whose answers are meant for one person only, who holds a secret link or is about to sign in. */
const PERSONAL = /\{token\}|^\/api\/auth\//;

/** All calls of the API, and its document. */
export const callsOf = ({ openAPIRegistry }: Pick<OpenAPIHono, "openAPIRegistry">): readonly Call[] => [
  { method: "get", path: "/api/openapi.json" },
  ...openAPIRegistry.definitions.flatMap((definition) => {
    if (definition.type !== "route") return [];
    const { method, path, security } = definition.route;
    return [{ method, path: `/api${path}`.replace(/\/$/, ""), security }];
  }),
];

/** Whether pages of other sites may read the answer: everybody gets the same one, without signing in. */
export const isOpenCall = ({ method, path, security }: Call): boolean =>
  method === "get" && security === undefined && !PERSONAL.test(path);

/** For files that programs on other sites read: feeds, citations, data releases. */
export const OPEN_TO_OTHER_SITES = { "Access-Control-Allow-Origin": "*" };

/** What programs read besides the body. */
const EXPOSED = ["ETag", "Link", "RateLimit", "RateLimit-Policy", "Retry-After", "X-Request-Id", "X-Total-Count"];
const DAY_S = 24 * 60 * 60;

/**
 * Any site may read, and nothing of a person: the browser sends neither cookies nor keys. The headers do not depend on
 * the request, so caches need to keep no more answers than before.
 */
const open = cors({
  origin: "*",
  allowMethods: ["GET", "HEAD"],
  allowHeaders: ["Accept", "If-None-Match"],
  exposeHeaders: EXPOSED,
  maxAge: DAY_S,
});

const READING = ["GET", "HEAD"];

/**
 * Lets pages of other sites read the open calls, their refusals and failures included. What is sent with a token gets
 * no such header, whatever it answers.
 * @param calls all calls, as the API document names them
 */
export function crossOrigin(calls: () => readonly Call[]): MiddlewareHandler {
  let paths: RegExp[] | undefined;
  return (context, next) => {
    const { req } = context;
    const method = req.method === "OPTIONS" ? (req.header("Access-Control-Request-Method") ?? "") : req.method;
    if (!READING.includes(method) || req.header("Authorization") !== undefined) return next();
    paths ??= calls()
      .filter(isOpenCall)
      .map(({ path }) => new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}/?$`));
    return paths.some((path) => path.test(req.path)) ? open(context, next) : next();
  };
}

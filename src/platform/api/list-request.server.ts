import type { Context } from "hono";
import { z } from "zod";
import { AppError } from "../errors/app-error.ts";
import type { ApiEnvironment } from "../services/api-environment.server.ts";

/** The public pages show nine entries per page; a call with only `page` gets the same number. */
const STANDARD_LIMIT = 9;
const ADMIN_LIMIT = 20;
const MAX_LIMIT = 100;
const MAX_PAGE = 1_000_000;

const countingNumber = (label: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `${label} must be a whole number from 1 to ${max.toLocaleString("en")}.`)
    .transform(Number)
    .pipe(
      z
        .number()
        .min(1, `${label} must be at least 1.`)
        .max(max, `${label} can be at most ${max.toLocaleString("en")}.`),
    )
    .optional();

/** `page` and `limit` of a list. If either is given, the response is that page, otherwise the whole list. */
export const pageQuery = {
  page: countingNumber("page", MAX_PAGE).meta({
    description: "The page number, from 1.",
    example: "1",
    type: "string",
  }),
  limit: countingNumber("limit", MAX_LIMIT).meta({
    description: `Entries per page, at most ${MAX_LIMIT}; ${STANDARD_LIMIT} if only page is given.`,
    example: "9",
    type: "string",
  }),
};

/** `page` and `limit` of a list in the admin area, which is always paginated. */
export const adminPageQuery = {
  page: pageQuery.page,
  limit: countingNumber("limit", MAX_LIMIT).meta({
    description: `Entries per page, at most ${MAX_LIMIT}; ${ADMIN_LIMIT} by default.`,
    example: String(ADMIN_LIMIT),
    type: "string",
  }),
};

/** The search text; blank text counts as not given. */
export const searchQuery = z
  .string()
  .max(200, "A search can have at most 200 characters.")
  .optional()
  .meta({ description: "Any part of a name, in Latin, Sinhala or Tamil letters; case does not matter." });

/** `1` includes unpublished entries for administrators; it has no effect for anyone else. */
export const draftsQuery = z
  .enum(["0", "1"], "drafts must be 0 or 1.")
  .optional()
  .meta({ description: "1: include drafts and articles dated in the future; needs a valid token." });

/** A value of a fixed set, in upper or lower case; blank text counts as not given. */
export const filterQuery = <Value extends string>(label: string, values: readonly Value[]) =>
  z
    .string()
    .transform((text) => text.trim().toLowerCase())
    .refine((text): text is Value | "" => text === "" || (values as readonly string[]).includes(text), {
      message: `${label} must be one of: ${values.join(", ")}.`,
    })
    .transform((text) => (text === "" ? undefined : (text as Value)))
    .optional()
    .meta({ description: `One of: ${values.join(", ")}.`, type: "string" });

/** The sort order of a list in the admin area. */
export const sortQuery = <Value extends string>(values: readonly Value[]) =>
  filterQuery("sort", values).meta({
    description: `For administrators, with drafts=1. One of: ${values.join(", ")}; a minus reverses the order.`,
    type: "string",
  });

/** Filters a list in the admin area by publication state. */
export const publicationQuery = <Value extends string>(values: readonly Value[]) =>
  filterQuery("publication", values).meta({
    description: `For administrators, with drafts=1. One of: ${values.join(", ")}.`,
    type: "string",
  });

/** Filters a list in the admin area by whether somebody has looked at the warnings of the entries. */
export const warningsQuery = filterQuery("warnings", ["unseen"]).meta({
  description:
    "For administrators, with drafts=1. unseen: only entries with warnings that nobody has marked as looked at.",
  type: "string",
});

/**
 * Refuses parameters that only lists in the admin area support, unless the request is for such a list.
 * @throws AppError `Invalid`, or `Unauthorised` if the session has expired, so that the admin area notices it
 */
export function checkAdminList(
  context: Context<ApiEnvironment>,
  query: {
    drafts?: string | undefined;
    sort?: string | undefined;
    publication?: string | undefined;
    warnings?: string | undefined;
  },
): void {
  const given = (["sort", "publication", "warnings"] as const).filter((name) => query[name] !== undefined);
  if (given.length === 0) return;
  const { signedIn } = context.var;
  if (signedIn && query.drafts === "1") return;
  if (!signedIn && context.req.header("authorization") !== undefined) {
    throw new AppError("Unauthorised", "Your sign-in has expired. Please sign in again.");
  }
  const errors = given.map((path) => ({
    path,
    message: `${path} is for administrators: sign in and add drafts=1.`,
  }));
  throw new AppError("Invalid", errors[0]?.message ?? "", { errors });
}

export type ListPage = { page: number; limit: number; offset: number };

/** The requested page; undefined if the whole list is requested. */
export function requestedPage(query: { page?: number | undefined; limit?: number | undefined }): ListPage | undefined {
  if (query.page === undefined && query.limit === undefined) return undefined;
  const page = query.page ?? 1;
  const limit = query.limit ?? STANDARD_LIMIT;
  return { page, limit, offset: (page - 1) * limit };
}

/** The requested page of a list in the admin area; the first one by default. */
export function adminPage({
  page = 1,
  limit = ADMIN_LIMIT,
}: {
  page?: number | undefined;
  limit?: number | undefined;
}): ListPage {
  return { page, limit, offset: (page - 1) * limit };
}

/** `X-Total-Count` and `Link` (RFC 8288) of a page. The links keep the other query parameters. */
export function pageHeaders(url: string, { page, limit }: ListPage, total: number): Record<string, string> {
  const lastPage = Math.max(1, Math.ceil(total / limit));
  const address = new URL(url);
  const link = (target: number, relation: string): string => {
    address.searchParams.set("page", String(target));
    address.searchParams.set("limit", String(limit));
    return `<${address.pathname}${address.search}>; rel="${relation}"`;
  };
  const links = [
    link(1, "first"),
    ...(page > 1 ? [link(Math.min(page - 1, lastPage), "prev")] : []),
    ...(page < lastPage ? [link(page + 1, "next")] : []),
    link(lastPage, "last"),
  ];
  return { "X-Total-Count": String(total), Link: links.join(", ") };
}

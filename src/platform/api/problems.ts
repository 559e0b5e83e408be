/** Where the site explains its problems. Each has an anchor there, which is its `type` (RFC 9457). */
export const PROBLEMS_PATH = "/api/problems";

export type Problem = {
  /** The anchor. It stays, because programs compare it. */
  name: string;
  title: string;
  /** What it means, and what a client can do. */
  meaning: string;
};

/** The problems by their status. */
export const PROBLEMS = {
  400: { name: "malformed", title: "Not readable", meaning: "The request could not be read." },
  401: {
    name: "not-signed-in",
    title: "Not signed in",
    meaning: "Not signed in, or the sign-in has expired.",
  },
  403: {
    name: "forbidden",
    title: "Not allowed",
    meaning: "The role of the account, or the scope of the API key, does not allow it.",
  },
  404: { name: "not-found", title: "Not found", meaning: "There is no such call, or nothing that it names." },
  405: {
    name: "method-not-allowed",
    title: "Method not allowed",
    meaning: "The address exists, but not with this method; Allow lists those that it has.",
  },
  409: { name: "conflict", title: "Conflict", meaning: "It conflicts with existing data." },
  410: { name: "gone", title: "Gone", meaning: "It is gone: in the bin, deleted, recalled or expired." },
  412: {
    name: "changed-meanwhile",
    title: "Changed meanwhile",
    meaning: "Someone else has changed it in the meantime. Read it again, and send the ETag of what was read.",
  },
  413: { name: "too-large", title: "Too large", meaning: "More was sent than is accepted at once." },
  414: { name: "address-too-long", title: "Address too long", meaning: "Path and query are too long together." },
  415: {
    name: "unsupported-type",
    title: "Unsupported type",
    meaning: "This kind of content is not accepted.",
  },
  422: {
    name: "invalid-fields",
    title: "Invalid fields",
    meaning: "Some fields are wrong; errors names them and says what is wrong with each.",
  },
  429: {
    name: "too-many-requests",
    title: "Too many requests",
    meaning: "Too much came from one network or for one account; wait as long as Retry-After says.",
  },
  500: {
    name: "failed",
    title: "Failed",
    meaning: "Something went wrong on the site's side. Its log has the same id as instance.",
  },
  503: {
    name: "unavailable",
    title: "Unavailable",
    meaning: "The site is busy, or something that it needs is away; try again after Retry-After.",
  },
  507: { name: "disk-full", title: "Disk full", meaning: "The disk of the site is full; nothing was saved." },
} as const satisfies Record<number, Problem>;

export type ProblemStatus = keyof typeof PROBLEMS;

/** A status without a problem of its own gets that of its class. */
const problemOf = (status: number): Problem =>
  PROBLEMS[status as ProblemStatus] ?? (status >= 500 ? PROBLEMS[500] : PROBLEMS[400]);

export const PROBLEM_TYPE = "application/problem+json";

type Told = {
  statusCode: number;
  /** A sentence to show to the user. */
  message: string;
  code?: string | undefined;
  errors?: readonly { path: string; message: string }[] | undefined;
};

/**
 * The body of a failed call: the members of RFC 9457 beside those of this API, which say the same.
 * @param requestId undefined if the request was refused before it got one
 */
export function problemBody({ statusCode, message, code, errors }: Told, requestId: string | undefined) {
  const { name, title } = problemOf(statusCode);
  return {
    type: `${PROBLEMS_PATH}#${name}`,
    ...{ title, status: statusCode, detail: message },
    ...(requestId === undefined ? {} : { instance: `urn:uuid:${requestId}` }),
    ...{ statusCode, message },
    ...(code === undefined ? {} : { code }),
    ...(errors === undefined ? {} : { errors }),
  };
}

import { z } from "zod";

/** What the check says of a source's address. Until the first check it is in no state. */
export const ADDRESS_STATES = ["gone", "moved", "title-changed", "unreachable", "not-checked", "alive"] as const;
export type AddressState = (typeof ADDRESS_STATES)[number];

/** The states that ask a keeper to do something, the most pressing first. */
export const NEED_ATTENTION = ADDRESS_STATES.slice(0, 4);

/** Why an address could not be read. */
export const ADDRESS_PROBLEMS = [
  /** It answers 404 or 410. */
  "missing",
  "time",
  /** There is no such host. */
  "name",
  /** An error of the server, such as 503. */
  "server",
  "line",
  "redirects",
  /** What follows may well be there for readers: robots.txt refuses programs, */
  "robots",
  /** or an answer such as 403 does, */
  "status",
  /** or it lies where nothing is fetched: another port, a private network, */
  "address",
  /** or its certificate is not valid. */
  "certificate",
  /** It leads to the front page of its site: the text itself is probably gone. */
  "front-page",
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];

/** The check of one address, as the API answers it. */
export const addressCheckSchema = z
  .object({
    state: z.enum(ADDRESS_STATES).nullable().meta({ description: "null: not checked yet." }),
    since: z.string().nullable().meta({ description: "Since when it is in this state." }),
    checkedAt: z.string().nullable(),
    aliveAt: z.string().nullable().meta({ description: "When it was last seen alive." }),
    movedTo: z.string().nullable(),
    firstTitle: z.string().nullable().meta({ description: "The title of its page at the first check." }),
    pageTitle: z.string().nullable().meta({ description: "The title at the last check." }),
    problem: z.enum(ADDRESS_PROBLEMS).nullable(),
    dueAt: z.string().nullable().meta({ description: "When the next check is due." }),
  })
  .meta({ id: "AddressCheck" });
export type AddressCheck = z.infer<typeof addressCheckSchema>;

/** What the checks have found, and whether they are made. */
export const addressChecksSchema = z
  .object({
    isOn: z.boolean().meta({ description: "Whether SOURCE_CHECK is on." }),
    attention: z
      .int()
      .meta({ description: "How many of them need attention; one that is gone but archived does not." }),
    counts: z.record(z.enum(ADDRESS_STATES), z.int()).meta({ description: "How many addresses are in each state." }),
  })
  .meta({ id: "AddressChecks" });
export type AddressChecks = z.infer<typeof addressChecksSchema>;

/** What is known of an address, and how many checks in a row failed. */
export type Known = AddressCheck & { failures: number };

export const UNKNOWN: Known = {
  ...{ state: null, since: null, checkedAt: null, aliveAt: null, movedTo: null },
  ...{ firstTitle: null, pageTitle: null, problem: null, dueAt: null, failures: 0 },
};

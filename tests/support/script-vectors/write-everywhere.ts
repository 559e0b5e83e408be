import { API_CALLS } from "../api-calls.ts";
import { ADMINISTRATOR } from "../launch-site.ts";
import { packVectors } from "./packs.ts";
import {
  type BodySchema,
  type Components,
  fillTexts,
  textFieldsOf,
  withoutHoles,
  withoutRefused,
} from "./text-fields.ts";

type ApiDocument = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: BodySchema }> } }>>;
  components: { schemas: Components };
};

/** How often a field accepted a text, and how often it refused one. */
export type FieldCount = { taken: number; refused: number };

/** Counts by call and field, for example `POST /api/tuskers name`. */
export type WrittenFields = Map<string, FieldCount>;

/** Calls whose texts are only compared, and never shown. */
const COMPARED_ONLY = [
  "POST /api/auth/login",
  "POST /api/auth/passkey",
  "POST /api/auth/password-reset",
  "PUT /api/auth/password-reset",
  "PUT /api/auth/email",
  "PUT /api/account/password",
  "POST /api/invitations/{token}",
];

/** Fields with which an administrator confirms a call. They are only compared, and never shown. */
const COMPARED_FIELDS = ["currentPassword", "code"];

/** Fields that name the paragraph a translation belongs to: with any other value the call refuses the whole piece. */
const NAMING_FIELDS = ["pieces[].field", "pieces[].fingerprint"];

const KEPT_FIELDS = [...COMPARED_FIELDS, ...NAMING_FIELDS];

const AT_ONCE = 6;
const MOST_TRIES = 60;
const MOST_ROUNDS = 64;
/** Of a field whose schema names no maximum. */
const SHORT_TEXT = 120;

export type Writer = {
  document: ApiDocument;
  written: WrittenFields;
  token: string;
  send(method: string, path: string, body: unknown): Promise<Response>;
  /**
   * Sends bodies until every free-text field of a call has had its share of the vectors: all of them if many fit into
   * one value, as in long texts and lists; otherwise different ones than its neighbours, so that together they cover
   * all.
   * @param example a valid body for the given round
   * @param path the address for the given round
   * @param rounds the maximum number of bodies
   * @param longest the maximum length of a text, where the call takes less than its schema says
   * @returns the responses to the accepted calls
   */
  writeAll(
    call: string,
    example: (round: number) => unknown,
    path: (round: number) => string,
    rounds?: number,
    longest?: number,
  ): Promise<Record<string, unknown>[]>;
};

/** The calls with free-text fields, according to the API document, except those that only compare them. */
export function textCallsOf({ paths, components }: ApiDocument): string[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      const call = `${method.toUpperCase()} ${path}`;
      const example = API_CALLS.find((row) => row.call === call)?.json;
      const fields = schema ? textFieldsOf(schema, components.schemas, example) : [];
      return fields.some((field) => !COMPARED_FIELDS.includes(field)) ? [call] : [];
    }),
  );
  return calls.filter((call) => !COMPARED_ONLY.includes(call));
}

async function inTurns<Result>(count: number, work: (round: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const line = async () => {
    for (let round = next++; round < count; round = next++) results[round] = await work(round);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, line));
  return results;
}

/**
 * Writes to a site that trusts one proxy. Each request pretends to come from another network, because writes are
 * rate-limited.
 */
export async function openWriter(url: string): Promise<Writer> {
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as ApiDocument;
  const login = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMINISTRATOR),
  });
  const { access_token: token } = (await login.json()) as { access_token: string };
  const written: WrittenFields = new Map();
  let sent = 0;
  const send: Writer["send"] = (method, path, body) => {
    sent += 1;
    return fetch(url + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        "X-Forwarded-For": `10.${sent & 255}.${(sent >> 8) & 255}.1`,
      },
      body: JSON.stringify(body),
    });
  };
  const count = (call: string, field: string, what: keyof FieldCount) => {
    const key = `${call} ${field}`;
    const counts = written.get(key) ?? { taken: 0, refused: 0 };
    counts[what] += 1;
    written.set(key, counts);
  };

  return {
    document,
    written,
    token,
    send,
    async writeAll(call, example, path, most = MOST_ROUNDS, longest = Number.POSITIVE_INFINITY) {
      const [method = "", documented = ""] = call.split(" ");
      const schema =
        document.paths[documented]?.[method.toLowerCase()]?.requestBody?.content["application/json"]?.schema;
      if (schema === undefined) throw new Error(`The API document knows no body of ${call}`);
      // A first pass to find the fields, their maximum length, and how often each occurs in a body.
      const fields = new Map<string, { packs: string[]; uses: number; next: number }>();
      fillTexts(schema, document.components.schemas, example(0), (field, maxLength) => {
        if (KEPT_FIELDS.includes(field)) return undefined;
        const known = fields.get(field) ?? {
          packs: packVectors(Math.min(maxLength ?? SHORT_TEXT, longest)),
          uses: 0,
          next: 0,
        };
        fields.set(field, { ...known, uses: known.uses + 1 });
        return known.packs[0];
      });
      for (const [index, known] of [...fields.values()].entries()) {
        const step = Math.ceil(known.packs.length / (most * known.uses));
        known.packs = known.packs.filter((_, place) => place % step === index % step);
      }
      const rounds = Math.max(...[...fields.values()].map(({ packs, uses }) => Math.ceil(packs.length / uses)));
      const textOf = (field: string) => {
        const known = fields.get(field);
        if (known === undefined) return undefined;
        known.next += 1;
        return known.packs[(known.next - 1) % known.packs.length];
      };
      const answers = await inTurns(rounds, async (round) => {
        const standard = example(round);
        const filled: string[] = [];
        let body = fillTexts(schema, document.components.schemas, standard, (field) => {
          // Every other round uses the example's image URLs, so that the texts of images are accepted too.
          if (/(?:^images|^imageUrl|imageDetails\[\]\.url)/.test(field.replace("entry.", "")) && round % 2 === 0)
            return undefined;
          if (!fields.has(field)) return undefined;
          filled.push(field);
          return textOf(field);
        });
        const refused: string[] = [];
        let lastMessage = "";
        for (let tries = 0; tries < MOST_TRIES; tries += 1) {
          const answer = await send(method, path(round), withoutHoles(body));
          if (answer.status < 300) {
            for (const field of new Set(filled)) {
              const isTaken =
                filled.filter((name) => name === field).length > refused.filter((name) => name === field).length;
              count(call, field, isTaken ? "taken" : "refused");
            }
            return (await answer.json()) as Record<string, unknown>;
          }
          const { message, errors = [] } = (await answer.json()) as {
            message: string;
            errors?: { path: string; message: string }[];
          };
          if (answer.status !== 422 || errors.length === 0) {
            throw new Error(`${call} answered ${answer.status}: ${message}`);
          }
          lastMessage = message;
          for (const { path } of errors) {
            refused.push(path.replace(/\.\d+(?=\.|$)/g, "[]"));
            body = withoutRefused(body, standard, path);
          }
          // A response lists only some errors, and the next one refers to list positions as sent.
          body = withoutHoles(body);
        }
        throw new Error(`${call} still refuses what is left: ${lastMessage}`);
      });
      return answers;
    },
  };
}

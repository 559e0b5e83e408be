import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arbitraryFromSchema, type JsonSchema } from "../../../../tests/support/arbitrary-from-schema.ts";
import { openTestApi, someArticle, someTusker } from "../../../../tests/support/test-api.ts";
import { runs } from "../../../../tests/support/tier.ts";
import { apiDocument } from "../api-document.server.ts";

const RUNS_PER_CALL = 60;

type Parameter = { name: string; in: string; schema: JsonSchema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>;
};

/** A generated value, valid or not, as text for an address. */
const asText = (value: unknown): string => (typeof value === "string" ? value : (JSON.stringify(value) ?? "undefined"));

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

describe("any input at every call", () => {
  test("gets an answer that is documented, of the documented shape, and never a 5xx", {
    timeout: 240_000,
  }, async () => {
    const { api, token, call, services } = await openTestApi();
    const existing: string[] = [];
    for (const json of [someTusker(), someTusker({ name: "Sando" })]) {
      existing.push(((await (await call("POST", "/api/tuskers", { token, json })).json()) as { _id: string })._id);
    }
    const article = await call("POST", "/api/articles", { token, json: someArticle() });
    existing.push(((await article.json()) as { _id: string })._id);

    const document = apiDocument(api);
    const components = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(ajv);
    ajv.addSchema({ $id: "api", ...document });
    const tried: Record<string, number> = {};

    for (const [path, operations] of Object.entries(document.paths ?? {})) {
      for (const [method, value] of Object.entries(operations as Record<string, Operation>)) {
        const operation = value as Operation;
        const bodySchema = operation.requestBody?.content["application/json"]?.schema;
        const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== "header");
        const input = fc.record({
          parameters: fc.tuple(
            ...parameters.map((parameter) =>
              parameter.in === "path"
                ? fc.oneof(fc.constantFrom(...existing), arbitraryFromSchema(parameter.schema, components))
                : fc.option(arbitraryFromSchema(parameter.schema, components), { nil: undefined }),
            ),
          ),
          body: bodySchema ? arbitraryFromSchema(bodySchema, components) : fc.constant(undefined),
          by: fc.constantFrom(token, token, token, "tusk_wrong", undefined),
          ifMatch: fc.constantFrom(undefined, "*", '"1"', "W/1", "nonsense"),
        });
        await fc.assert(
          fc.asyncProperty(input, async (given) => {
            // The valid token must stay valid, so signing out is tried with others.
            const by = path.endsWith("/logout") && given.by === token ? "tusk_wrong" : given.by;
            const query = new URLSearchParams();
            let address = path;
            for (const [index, parameter] of parameters.entries()) {
              const chosen = given.parameters[index];
              if (parameter.in === "path") address = address.replace(`{${parameter.name}}`, encoded(asText(chosen)));
              else if (chosen !== undefined) query.append(parameter.name, asText(chosen));
            }
            const answer = await call(method.toUpperCase(), `${address}?${query}`, {
              token: by,
              headers: {
                ...(given.ifMatch === undefined ? {} : { "If-Match": given.ifMatch }),
                ...(bodySchema ? { "Content-Type": "application/json" } : {}),
              },
              ...(bodySchema ? { body: JSON.stringify(given.body) ?? "" } : {}),
            });
            const where = `${method} ${address}?${query} answered ${answer.status}`;
            tried[answer.status] = (tried[answer.status] ?? 0) + 1;
            expect(answer.status, where).toBeLessThan(500);
            if (answer.status === 304 || answer.status === 301) return;
            // A response in another format must be one that the document lists.
            const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
            const isProblem = type === "application/problem+json";
            if (type !== "application/json" && !isProblem) {
              expect(Object.keys(operation.responses[answer.status]?.content ?? {}), where).toContain(type);
              return answer.body?.cancel();
            }
            expect(isProblem, where).toBe(answer.status >= 400);
            const body: unknown = await answer.json();
            // An empty last segment makes it another address, e.g. the list instead of one entry. So does a segment of
            // only dots.
            if (/\/$|\/\.{1,2}(\/|$)/.test(address) || address.includes("%2F")) return;
            expect(Object.keys(operation.responses), where).toContain(String(answer.status));
            const pointer = `api#/paths/${path.replaceAll("/", "~1").replaceAll("{", "%7B").replaceAll("}", "%7D")}/${method}/responses/${answer.status}/content/application~1${isProblem ? "problem+" : ""}json/schema`;
            const validate = ajv.getSchema(pointer) ?? ajv.compile({ $ref: pointer });
            expect(validate(body), `${where}: ${ajv.errorsText(validate.errors)}`).toBe(true);
          }),
          { numRuns: runs(RUNS_PER_CALL, 8) },
        );
      }
    }
    expect(tried[200] ?? 0).toBeGreaterThan(0);
    expect(tried[422] ?? 0).toBeGreaterThan(0);
    const integrity = await services.db.read.selectFrom("tuskers").select("id").where("id", "in", existing).execute();
    expect(integrity.length).toBe(2);
  });
});

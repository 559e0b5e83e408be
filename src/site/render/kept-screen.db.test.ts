import { expect, test } from "vitest";
import { someTusker } from "../../../tests/support/test-api.ts";
import { openTestSite } from "../../../tests/support/test-site.ts";

test("a kept screen shows at once what is saved of others, in each language, and stays where they do not change", async () => {
  const site = await openTestSite();
  async function send(method: "POST" | "PUT" | "DELETE", path: string, json?: object): Promise<{ _id: string }> {
    const answer = await site.call(method, path, { token: site.token, ...(json && { json }) });
    expect(answer.ok, `${method} ${path}`).toBe(true);
    return (method === "DELETE" ? {} : await answer.json()) as { _id: string };
  }
  const other = await send("POST", "/api/tuskers", someTusker({ name: "Nandimithra" }));
  await send("POST", "/api/tuskers", someTusker({ relations: [{ kind: "companion", to: other._id, sources: [] }] }));
  const paths = ["/tuskers/gemunu", "/si/tuskers/gemunu"];
  const read = () => Promise.all(paths.map(async (path) => (await site.get(path)).text));
  const first = await read();
  expect(await read()).toEqual(first);
  for (const text of first) expect(text).toContain("Nandimithra");
  await send("PUT", `/api/tuskers/${other._id}`, someTusker({ name: "Velusumana" }));
  for (const text of await read()) {
    expect(text).toContain("Velusumana");
    expect(text).not.toContain(">Nandimithra<");
  }
  await send("DELETE", `/api/tuskers/${other._id}`);
  for (const text of await read()) expect(text).not.toContain("Velusumana");
});

import { expect, test } from "vitest";
import { openTestApi } from "../../../tests/support/test-api.ts";
import { cachedAddress } from "./cached-address.server.ts";

type Operation = { parameters?: { name: string; in: string }[] };

test("every parameter that the API documents of a cached call is part of the cache's address", async () => {
  const { call } = await openTestApi();
  const document = (await (await call("GET", "/api/openapi.json")).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
  const dropped: string[] = [];
  for (const [path, { get }] of Object.entries(document.paths)) {
    for (const { name } of get?.parameters?.filter((parameter) => parameter.in === "query") ?? []) {
      const target = `${path}?${new URLSearchParams({ page: "1", [name]: "1" })}`;
      const address = cachedAddress(target)?.address;
      if (address !== undefined && !new URLSearchParams(address.split("?")[1]).has(name)) dropped.push(target);
    }
  }
  expect(dropped).toEqual([]);
});

import { expect, test } from "vitest";
import { OPERATION_IDS } from "../../../../tests/support/operation-ids.ts";
import { openTestApi } from "../../../../tests/support/test-api.ts";
import { apiDocument } from "../api-document.server.ts";

test("every call has the name under which programs know it, and no two share one", async () => {
  const { api } = await openTestApi();
  const paths = apiDocument(api).paths as Record<string, Record<string, { operationId?: string }>>;
  const named = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`),
  );
  const expected = Object.entries(OPERATION_IDS).map(([id, call]) => `${id} ${call}`);
  expect(named.toSorted()).toEqual(expected.toSorted());
  expect(Object.keys(OPERATION_IDS).filter((id) => !/^[a-z]+(?:[A-Z][a-z]+)+$/.test(id))).toEqual([]);
});

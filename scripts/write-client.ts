// `npm run client`: writes the operations of packages/client from the OpenAPI document.
import { writeFileSync } from "node:fs";
import { createApi } from "../src/app/server/api.server.ts";
import { apiDocument } from "../src/app/server/api-document.server.ts";
import { clientOperations } from "./client-operations.ts";

// Making the document needs no services: only calls do.
const document = apiDocument(createApi({} as Parameters<typeof createApi>[0]));
writeFileSync(new URL("../packages/client/operations.ts", import.meta.url), clientOperations(document));

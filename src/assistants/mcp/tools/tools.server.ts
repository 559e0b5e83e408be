import { z } from "zod";
import { citeTool } from "./cite-tool.server.ts";
import { eventsTool } from "./events-tool.server.ts";
import { getTool } from "./get-tool.server.ts";
import { keyTool } from "./key-tool.server.ts";
import { searchTool } from "./search-tool.server.ts";
import type { Tool } from "./tool.server.ts";

export const TOOLS: readonly Tool[] = [searchTool, getTool, eventsTool, keyTool, citeTool];

/** The tools as clients list them. */
export const LISTED_TOOLS = TOOLS.map(({ name, title, description, input }) => ({
  ...{ name, title, description },
  inputSchema: z.toJSONSchema(input, { io: "input" }),
  annotations: { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
}));

import type { Feature } from "../feature.ts";
import { eventsTool } from "./mcp/events-tool.server.ts";
import { getTool } from "./mcp/get-tool.server.ts";
import { searchTool } from "./mcp/search-tool.server.ts";

export const assistants: Feature = { assistantTools: [searchTool, getTool, eventsTool] };

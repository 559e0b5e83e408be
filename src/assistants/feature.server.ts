import type { Feature } from "../features/feature.ts";
import { eventsTool } from "./mcp/tools/events-tool.server.ts";
import { getTool } from "./mcp/tools/get-tool.server.ts";
import { searchTool } from "./mcp/tools/search-tool.server.ts";

export const assistants: Feature = { assistantTools: [searchTool, getTool, eventsTool] };

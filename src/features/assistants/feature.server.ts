import type { Feature } from "../feature.ts";
import { wantsMarkdown } from "./markdown/asked-for.ts";
import { eventsTool } from "./mcp/events-tool.server.ts";
import { getTool } from "./mcp/get-tool.server.ts";
import { searchTool } from "./mcp/search-tool.server.ts";

export const assistants: Feature = {
  assistantTools: [searchTool, getTool, eventsTool],
  // A page as Markdown has another address, so that each address has one answer.
  redirects: ({ address, accept }) => wantsMarkdown(accept) && !/\.md(?:\?|$)/.test(address),
};

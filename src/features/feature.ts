import type { AssistantTool } from "../platform/api/assistant-tool.server.ts";

/** What a feature offers in Node, besides its routes: each property is one that some feature uses. */
export type Feature = {
  /** Tools that assistants call at /mcp. */
  assistantTools?: readonly AssistantTool[];
};

import type { Feature } from "../features/feature.ts";
import { keyTool } from "./key-tool.server.ts";

export const key: Feature = { assistantTools: [keyTool] };

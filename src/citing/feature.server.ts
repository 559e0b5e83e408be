import type { Feature } from "../features/feature.ts";
import { citeTool } from "./cite-tool.server.ts";

export const citing: Feature = { assistantTools: [citeTool] };

import type { Feature } from "../feature.ts";
import { citeTool } from "./cite-tool.server.ts";

export const citing: Feature = { assistantTools: [citeTool] };

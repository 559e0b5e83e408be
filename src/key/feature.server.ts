import type { Feature } from "../features/feature.ts";
import { keyTool } from "./key-tool.server.ts";
import { exportedEstimate } from "./rows/exported-estimate.server.ts";

export const key: Feature = { assistantTools: [keyTool], exportedSettings: [exportedEstimate] };

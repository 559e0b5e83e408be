import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompressFolder } from "./src/platform/http/precompress.server.ts";
import { writePublicManifest } from "./src/platform/render/public-manifest.server.ts";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The whole route manifest is one hashed file: no /__manifest calls, and pages that are finished bytes.
  routeDiscovery: { mode: "initial" },
  // Route modules are small; splitting them costs more requests than it saves.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await writePublicManifest(join(client, "assets"));
    await precompressFolder(client);
  },
} satisfies Config;

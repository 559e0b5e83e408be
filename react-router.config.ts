import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { precompressFolder } from "./src/boot/precompress.ts";
import { writePublicManifest } from "./src/boot/render/public-manifest.ts";

export default {
  appDirectory: "src/web",
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

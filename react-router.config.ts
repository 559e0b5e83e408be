import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { buildWorker } from "./scripts/build-worker.ts";
import { precompressFolder } from "./src/platform/http/precompress.server.ts";

export default {
  appDirectory: "src",
  buildDirectory: "build",
  ssr: true,
  // The whole route manifest is one hashed file. Without requests to /__manifest, pages can be cached as they are.
  routeDiscovery: { mode: "initial" },
  // Route modules are small: splitting them would cost more requests than it saves bytes.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await buildWorker(client);
    await precompressFolder(client);
  },
} satisfies Config;

import type { TestProject } from "vitest/node";
import type {} from "../components/site.ts";
import { startSite } from "./running-site.ts";

/** Starts the built site, empty, for all component tests: they call the real API with a real database. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { componentSiteUrl = "" } = project.config.provide;
  const site = await startSite({ port: Number(new URL(componentSiteUrl).port) });
  project.provide("componentSiteToken", site.token);
  return () => site.stop();
}

import { inject } from "vitest";
import type { AdministratorCalls } from "../support/administrator-calls.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** The URL of the site for the component tests. Their pages reach its API at their own origin. */
    componentSiteUrl: string;
    /** A token of its administrator. */
    componentSiteToken: string;
  }
}

const authorization = { Authorization: `Bearer ${inject("componentSiteToken")}` };

/** API calls that the component does not know about, as another administrator would make them. */
export const site: Pick<AdministratorCalls, "call" | "upload"> = {
  call: (method, path, json) =>
    fetch(path, {
      method,
      headers: { ...authorization, "Content-Type": "application/json" },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    }),
  async upload(image, fileName) {
    const body = new FormData();
    body.set("file", image, fileName);
    const answer = await fetch("/api/uploads", { method: "POST", headers: authorization, body });
    if (answer.status !== 201) throw new Error(`An image was not taken in: ${await answer.text()}`);
    return ((await answer.json()) as { url: string }).url;
  },
};

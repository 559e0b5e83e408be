import { z } from "zod";
import type { ApiClient } from "../api-client/api-client.ts";
import { LANGUAGES } from "../languages/language.ts";

/** What a tool for assistants works with. It reads what strangers can read, by the API. */
export type ToolNeeds = {
  api: ApiClient;
  siteUrl: string;
  /** The current day in Sri Lanka. */
  today: string;
};

/** A refusal that the assistant can do something about: a result of the tool, not a failure of the call. */
export class ToolRefusal extends Error {}

type ToolParts<Input extends z.ZodType> = {
  name: string;
  title: string;
  description: string;
  input: Input;
  run(input: z.infer<Input>, needs: ToolNeeds): Promise<Record<string, unknown>>;
};

export type AssistantTool = Omit<ToolParts<z.ZodType>, "run"> & {
  /** @throws ToolRefusal if the arguments are wrong, or if there is nothing of that kind */
  call(sent: unknown, needs: ToolNeeds): Promise<Record<string, unknown>>;
};

const flawsIn = (error: z.ZodError): string =>
  error.issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length === 0 ? message : `${path.join(".").slice(0, 100)}: ${message}`))
    .join(" ");

export const defineTool = <Input extends z.ZodType>({ run, ...parts }: ToolParts<Input>): AssistantTool => ({
  ...parts,
  async call(sent, needs) {
    const read = parts.input.safeParse(sent ?? {});
    if (!read.success) throw new ToolRefusal(`These arguments cannot be used. ${flawsIn(read.error)}`);
    return run(read.data, needs);
  },
});

type Answer = Pick<Response, "ok" | "status" | "json">;
type Content<Of> = Extract<Of, { ok: true }> extends { json(): Promise<infer Content> } ? Content : never;

/**
 * The content of an answer of the API.
 * @throws ToolRefusal with the reason of the API if it refuses the call
 */
export async function contentOf<Of extends Answer>(call: Promise<Of>): Promise<Content<Of>> {
  const answer = await call;
  if (answer.ok) return (await answer.json()) as Content<Of>;
  if (answer.status >= 500) throw new Error(`The API answered ${answer.status}`);
  const { message } = (await answer.json()) as { message: string };
  throw new ToolRefusal(message);
}

export const languageInput = z.enum(LANGUAGES).default("en").meta({
  description: "The language of names, labels and texts: en, si or ta. What is not translated is in English.",
});

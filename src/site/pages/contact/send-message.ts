import type { ApiClient } from "../../../platform/api-client/api-client.ts";
import { cutToFields, type FieldErrors, type FieldTexts, isFieldName, readFields, readTrap, TRAP } from "./fields.ts";

/** The result of sending a message. Unsent texts are returned, so that nobody has to write them twice. */
export type Sending =
  | { outcome: "sent" }
  | { outcome: "refused"; errors: FieldErrors; texts: FieldTexts }
  | { outcome: "failed"; status: number; texts: FieldTexts };

function errorsIn(body: unknown): FieldErrors {
  const listed = typeof body === "object" && body !== null && "errors" in body ? body.errors : undefined;
  const errors: FieldErrors = {};
  for (const error of Array.isArray(listed) ? listed : []) {
    const { path, message } = error as { path?: unknown; message?: unknown };
    if (typeof path !== "string" || typeof message !== "string" || !isFieldName(path)) continue;
    errors[path] ??= message;
  }
  return errors;
}

/** Sends the form through the API; never rejects. */
export async function sendMessage(api: ApiClient, form: FormData | URLSearchParams): Promise<Sending> {
  const sent = readFields(form);
  const texts = cutToFields(sent);
  const trap = readTrap(form);
  try {
    const response = await api.api.contact.$post({ json: trap === "" ? sent : { ...sent, [TRAP]: trap } });
    if (response.ok) return { outcome: "sent" };
    const errors = response.status === 422 ? errorsIn(await response.json()) : {};
    if (Object.keys(errors).length > 0) return { outcome: "refused", errors, texts };
    return { outcome: "failed", status: response.status, texts };
  } catch (error) {
    // No network, or no server.
    console.error(error);
    return { outcome: "failed", status: 503, texts };
  }
}

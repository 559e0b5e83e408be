import type { TestApi } from "./test-api.ts";

export const CORRECTION = {
  kind: "correction",
  about: "height",
  wrong: "The page gives 11.5 feet.",
  right: "10.5 feet",
  source: "https://paper.example/height",
};

export const PHOTOGRAPH = {
  kind: "photograph",
  maker: "Nimal Perera",
  licence: "CC BY 4.0",
  month: "08",
  year: "2024",
  place: "yala",
  permission: "own",
};

/** The form of a letter, as a browser or a program sends it. */
export function letterForm(fields: Record<string, string>, photograph?: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (photograph !== undefined) form.set("file", new File([photograph], "6.3755, 81.5170.jpg", { type: "image/jpeg" }));
  return form;
}

/** Sends a letter about the tusker at the address `gemunu`. @returns the token of its link */
export async function leaveLetter(
  { call }: Pick<TestApi, "call">,
  fields: Record<string, string> = CORRECTION,
  photograph?: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const answer = await call("POST", "/api/letters", { body: letterForm({ tusker: "gemunu", ...fields }, photograph) });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { url: string }).url.replace("/letters/", "");
}

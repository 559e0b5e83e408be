import { succeeded } from "./failure.ts";

const nameIn = (disposition: string | null): string | undefined => /filename="([^"]+)"/.exec(disposition ?? "")?.[1];

/** Saves what a call answers as a file. A plain link to the call would not send the token. @throws a `Failure` */
export async function saveFile(call: Promise<Response>): Promise<void> {
  const response = await succeeded(call);
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameIn(response.headers.get("Content-Disposition")) ?? "";
  link.click();
  URL.revokeObjectURL(url);
}

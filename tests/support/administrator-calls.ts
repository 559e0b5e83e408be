import { ADMINISTRATOR } from "./launch-site.ts";

/** API calls as a signed-in administrator. */
export type AdministratorCalls = {
  token: string;
  /** Calls the API; `path` begins with `/api/`. */
  call(method: string, path: string, json?: unknown): Promise<Response>;
  /** Uploads an image. */
  send(image: Blob, fileName: string): Promise<Response>;
  /** Uploads an image and returns its root-relative address. */
  upload(image: Blob, fileName: string): Promise<string>;
};

/**
 * No call leaves an open connection to the next one. The server closes an idle one after some seconds, and on a busy
 * machine the next call may be on its way then: it fails with "other side closed".
 */
const UNKEPT = { Connection: "close" };

/** @param extra headers of every request */
export async function signIn(url: string, extra: Record<string, string> = {}): Promise<AdministratorCalls> {
  const headers = { ...UNKEPT, ...extra, "Content-Type": "application/json" };
  const body = JSON.stringify(ADMINISTRATOR);
  const login = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
  const { access_token: token } = (await login.json()) as { access_token: string };
  return administratorCalls(url, token, extra);
}

/** Calls with a token that is known already. */
export function administratorCalls(url: string, token: string, extra: Record<string, string> = {}): AdministratorCalls {
  const headers = { ...UNKEPT, ...extra };
  const jsonHeaders = { ...headers, "Content-Type": "application/json" };
  const authorization = { Authorization: `Bearer ${token}` };
  const send = (image: Blob, fileName: string) => {
    const form = new FormData();
    form.set("file", image, fileName);
    return fetch(`${url}/api/uploads`, { method: "POST", headers: { ...headers, ...authorization }, body: form });
  };
  return {
    token,
    call: (method, path, json) =>
      fetch(url + path, {
        method,
        headers: { ...jsonHeaders, ...authorization },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      }),
    send,
    async upload(image, fileName) {
      const answer = await send(image, fileName);
      if (answer.status !== 201) throw new Error(`A picture was not taken in: ${await answer.text()}`);
      return ((await answer.json()) as { url: string }).url;
    },
  };
}

import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";

export type Outcome = {
  what: string;
  /** Undefined if no complete response arrived. */
  status: number | undefined;
  retryAfter: string | undefined;
  body: string;
  tries: number;
  ms: number;
};

type Asked = {
  /** Root-relative. */
  path: string;
  method?: string;
  json?: unknown;
  headers?: Record<string, string>;
  /** The source address, in 127.0.0.0/8. */
  from?: string;
};

type Steady = {
  perSecond: number;
  /** How often a request is retried after a dropped connection or a 502. Use it only for reads. */
  retries: number;
  /** The n-th request. */
  next: (n: number) => Asked;
};

export type SteadyRequests = {
  /** All completed requests so far, in order of completion. */
  outcomes: Outcome[];
  /** Stops sending, and waits for the pending requests. */
  stop(): Promise<Outcome[]>;
};

/** Sends one HTTP request. @throws if the response is incomplete */
function ask(
  agent: Agent,
  url: string,
  { path, method = "GET", json, headers, from }: Asked,
): Promise<Pick<Outcome, "status" | "retryAfter" | "body">> {
  return new Promise((resolve, reject) => {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const asked = request(
      url + path,
      {
        agent,
        method,
        ...(from === undefined ? {} : { localAddress: from }),
        headers: {
          ...headers,
          ...(body === undefined
            ? {}
            : { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) }),
        },
      },
      async (answer) => {
        try {
          const whole = await text(answer);
          resolve({ status: answer.statusCode, retryAfter: answer.headers["retry-after"], body: whole });
        } catch (error) {
          reject(error);
        }
      },
    );
    asked.once("error", reject);
    asked.end(body);
  });
}

/**
 * Sends requests at a fixed rate, whether or not earlier ones have completed, over keep-alive connections like a
 * browser.
 */
export function sendSteadily(url: string, { perSecond, retries, next }: Steady): SteadyRequests {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const outcomes: Outcome[] = [];
  const underWay = new Set<Promise<void>>();
  let sent = 0;

  async function sendOne(asked: Asked): Promise<void> {
    const begun = performance.now();
    const what = `${asked.method ?? "GET"} ${asked.path}`;
    for (let tries = 1; ; tries += 1) {
      const answer = await ask(agent, url, asked).catch((error: Error) => ({
        status: undefined,
        retryAfter: undefined,
        body: error.message,
      }));
      const isBroken = answer.status === undefined || answer.status === 502;
      if (isBroken && tries <= retries) continue;
      outcomes.push({ what, ...answer, tries, ms: performance.now() - begun });
      return;
    }
  }

  const timer = setInterval(() => {
    const one = sendOne(next(sent));
    sent += 1;
    underWay.add(one);
    void one.finally(() => underWay.delete(one));
  }, 1000 / perSecond);

  return {
    outcomes,
    async stop() {
      clearInterval(timer);
      await Promise.all(underWay);
      agent.destroy();
      return outcomes;
    },
  };
}

/** Sends a single request on a connection of its own. */
export async function askFrom(url: string, asked: Asked): Promise<Pick<Outcome, "status" | "retryAfter" | "body">> {
  const agent = new Agent();
  try {
    return await ask(agent, url, asked);
  } finally {
    agent.destroy();
  }
}

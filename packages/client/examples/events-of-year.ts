import type { createClient } from "../client.ts";

/** What happened in a year, by tusker. An event with an uncertain day has only its year or month. */
export async function eventsOfYear(call: ReturnType<typeof createClient>, year: string) {
  const { body = [] } = await call("listTuskers", {});
  return body.flatMap(({ name, events }) =>
    events.filter(({ date }) => date.startsWith(year)).map(({ kind, date }) => ({ name, kind, date })),
  );
}

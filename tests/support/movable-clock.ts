/**
 * Preloaded into a site by `node --import`: the site's clock starts at `CLOCK_STARTS_AT`, and each SIGUSR2 moves it a quarter
 * of an hour on. So a test can live through midnight.
 */
const QUARTER_MS = 15 * 60_000;
const RealDate = Date;

let ahead = RealDate.parse(process.env.CLOCK_STARTS_AT ?? "") - RealDate.now();
process.on("SIGUSR2", () => {
  ahead += QUARTER_MS;
});

globalThis.Date = new Proxy(RealDate, {
  construct: (date, given, target) =>
    Reflect.construct(date, given.length === 0 ? [date.now() + ahead] : given, target),
  get: (date, name, receiver) => (name === "now" ? () => date.now() + ahead : Reflect.get(date, name, receiver)),
});

import { Counter, Gauge, type Registry } from "@prometheus-io/client";

/** One value, or one for each value of a label. */
type Values = number | Record<string, number>;

/** Metrics that are kept elsewhere and read on each scrape. */
export function createMeters(registry: Registry) {
  const options = (name: string, help: string, label: string | undefined) => ({
    name,
    help,
    registers: [registry],
    labelNames: label === undefined ? [] : [label],
  });
  return {
    /** A value that rises and falls; undefined omits it. */
    gauge(name: string, help: string, read: () => Values | undefined | Promise<Values | undefined>, label?: string) {
      new Gauge({
        ...options(name, help, label),
        async collect() {
          const values = await read();
          if (values === undefined) return this.remove();
          if (typeof values === "number") return this.set(values);
          this.reset();
          for (const [value, figure] of Object.entries(values)) this.set({ [label ?? ""]: value }, figure);
        },
      });
    },
    /** A value that only grows. */
    counter(name: string, help: string, read: () => Values, label?: string) {
      new Counter({
        ...options(name, help, label),
        collect() {
          this.reset();
          const values = read();
          if (typeof values === "number") return this.inc(values);
          for (const [value, figure] of Object.entries(values)) this.inc({ [label ?? ""]: value }, figure);
        },
      });
    },
  };
}

export type Meters = ReturnType<typeof createMeters>;

import { LRUCache } from "lru-cache";
import { currentLanguage } from "../languages/current-language.ts";
import type { OpenDatabase } from "./open-database.server.ts";

/** A listed entry takes some 20 kB as objects. */
const MOST_KEPT = 500;

type Kept = { version: number; values: LRUCache<string, object> };

const kept = new WeakMap<object, Kept>();

/** Values by name, of the current language. */
export type KeptValues = {
  get<Value extends object>(name: string): Value | undefined;
  set(name: string, value: object): void;
};

/**
 * What was read of the public content since the last save. All readers share the values: nobody may change one. What
 * was read while a save came in between is not kept.
 */
export function untilNextSave(db: Pick<OpenDatabase, "read" | "currentContentVersion">): KeptValues {
  const version = db.currentContentVersion();
  let known = kept.get(db.read);
  if (known?.version !== version) {
    known = { version, values: new LRUCache({ max: MOST_KEPT }) };
    kept.set(db.read, known);
  }
  const { values } = known;
  const keyOf = (name: string) => `${currentLanguage()} ${name}`;
  return {
    get: <Value extends object>(name: string) => values.get(keyOf(name)) as Value | undefined,
    set(name, value) {
      if (db.currentContentVersion() === version) values.set(keyOf(name), value);
    },
  };
}

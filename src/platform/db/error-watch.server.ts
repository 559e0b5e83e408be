import type { LogEvent } from "kysely";

/** A full disk is rarely tried: this long after a write that found no room, it still counts as full. */
const FULL_FOR_MS = 5 * 60 * 1000;

/** What failed queries have shown of the database since it was opened. */
export type DatabaseHealth = {
  /** True until the process ends: damage does not heal. */
  isDamaged(): boolean;
  /** Whether a write found no room in the last minutes. */
  wasFull(): boolean;
};

export type ErrorWatch = {
  health: DatabaseHealth;
  /** The `log` option of Kysely. */
  log(event: LogEvent): void;
};

type IsOfKind = (error: unknown) => boolean;

/** @param onDamage called at the first error that damage causes */
export function watchErrors(
  { isDamage, isDiskFull }: { isDamage: IsOfKind; isDiskFull: IsOfKind },
  onDamage: (error: unknown) => void = () => undefined,
): ErrorWatch {
  let isDamaged = false;
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    health: { isDamaged: () => isDamaged, wasFull: () => Date.now() - fullAt < FULL_FOR_MS },
    log(event) {
      if (event.level !== "error") return;
      if (isDiskFull(event.error)) fullAt = Date.now();
      if (isDamaged || !isDamage(event.error)) return;
      isDamaged = true;
      onDamage(event.error);
    },
  };
}

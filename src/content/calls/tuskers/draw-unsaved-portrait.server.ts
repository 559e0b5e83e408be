import { setImmediate } from "node:timers/promises";
import { drawPortrait } from "../../../artwork/portrait/portrait.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { slugForEntry } from "../../../platform/ids/slug-from-name.ts";
import { createBoundedQueue } from "../../../platform/limits/bounded-queue.server.ts";
import { type DrawnTusker, portraitAlt, portraitTraits } from "../../drawings/entry-drawings.server.ts";
import { findFreeSlug } from "../../entries/saving/choose-slug.server.ts";
import type { DrawnPortrait, PortraitDrawing } from "../../tuskers/portrait/portrait-drawing.ts";

/** A drawing takes about ten milliseconds, and dragging a slider requests many of them. */
const portraitDrawings = createBoundedQueue({
  atOnce: 1,
  waiting: 20,
  refusal: () =>
    new AppError("Unavailable", "Too many portraits are being drawn at the moment. Please try again shortly.", {
      retryAfterSeconds: 1,
    }),
});

/**
 * Used if the name yields no slug. Any constant will do: with a random id the portrait would change at every keystroke.
 */
const NO_ID = "0".repeat(24);

/** Percent-encodes only the characters that would end or alter the URL: such text compresses better than base64. */
const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[%#"<>\r\n\t]/g, (character) => encodeURIComponent(character))}`;

/**
 * The portrait that a tusker would get if his record were saved now.
 * @throws AppError `Unavailable` if the queue is full
 */
export function drawUnsavedPortrait(db: Queryable, sent: PortraitDrawing): Promise<DrawnPortrait> {
  return portraitDrawings.run(async () => {
    const name = sent.name ?? "";
    const slug = sent.slug ?? (await findFreeSlug(db, "tusker", slugForEntry("tusker", name, NO_ID)));
    // Drawing blocks the event loop, so requests that have already arrived are handled first.
    await setImmediate();
    const tusker: DrawnTusker = {
      slug,
      location: sent.location ?? "",
      tags: sent.tags ?? [],
      status: sent.status ?? "alive",
      age: sent.age ?? null,
      category: sent.category ?? "wild",
      tusks: sent.tusks ?? null,
      features: sent.features ?? [],
      claims: sent.claims ?? {},
      events: sent.events ?? [],
      portrait: sent.portrait ?? null,
    };
    const alt = portraitAlt(tusker);
    return { svg: dataAddress(drawPortrait(portraitTraits(tusker), { aspect: "4:5", title: alt })), alt };
  });
}

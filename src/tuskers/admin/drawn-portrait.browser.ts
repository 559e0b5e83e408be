import { useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { adminFetch } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, failureOf } from "../../admin/api/failure.ts";
import { isRecord } from "../../platform/json/is-record.ts";
import { portraitDrawingSchema } from "../portrait/portrait-drawing.ts";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";

type Drawing = { src: string; alt: string };

/** Milliseconds to wait after the last keystroke, because the server makes the drawing. */
const DRAW_AFTER_MS = 500;

/** The values of the form that affect the drawing. */
const DRAWN = [
  ...(["name", "location", "status", "category", "tags"] as const),
  ...(["tusks", "features", "claims", "events", "portrait"] as const),
] as const;
/** The fields of the body that do: the age follows from the claims. */
const SENT = [...DRAWN, "age"] as const;

const isAnswer = (body: unknown): body is { svg: string; alt: string } =>
  isRecord(body) && typeof body.svg === "string" && typeof body.alt === "string";

async function draw(body: object, signal: AbortSignal): Promise<Drawing> {
  const answer: unknown = await bodyOf(
    adminFetch("/api/drawings/portrait", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    }),
  );
  if (!isAnswer(answer)) throw new TypeError("The response contains no drawing");
  return { src: answer.svg, alt: answer.alt };
}

/** The portrait for the current values of the form, redrawn shortly after the last change. */
export function useDrawnPortrait(): { drawing: Drawing | undefined; trouble: string | undefined; isDrawing: boolean } {
  const { control, getValues } = useFormContext<TuskerValues>();
  const watched = useWatch({ control, name: [...DRAWN, "slug"] });
  const [drawing, setDrawing] = useState<Drawing>();
  const [trouble, setTrouble] = useState<string>();
  const [isDrawing, setDrawingNow] = useState(true);
  const state = JSON.stringify(watched);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the state of the watched fields is what it depends on.
  useEffect(() => {
    const leaving = new AbortController();
    setDrawingNow(true);
    const timer = setTimeout(async () => {
      try {
        setDrawing(await draw(drawnBody(getValues()), leaving.signal));
        setTrouble(undefined);
      } catch (error) {
        if (!leaving.signal.aborted) setTrouble(failureOf(error).message);
      } finally {
        if (!leaving.signal.aborted) setDrawingNow(false);
      }
    }, DRAW_AFTER_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [state, getValues]);

  return { drawing, trouble, isDrawing };
}

/** The part of the form that the server can draw. Invalid values are left out, so that the rest can still be drawn. */
function drawnBody(values: TuskerValues): object {
  const written: Record<string, unknown> = TUSKER.bodyOf(values);
  const drawn = Object.fromEntries(SENT.map((name) => [name, written[name]]));
  const body = { ...drawn, ...(values.slug === "" ? {} : { slug: values.slug }) };
  const wrong = new Set(portraitDrawingSchema.safeParse(body).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(body).filter(([key]) => !wrong.has(key)));
}

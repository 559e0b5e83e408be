import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { portraitDrawingSchema } from "../../../content/tuskers/portrait/portrait-drawing.ts";
import { adminApi } from "../../kit/api/admin-api.browser.ts";
import { ONCE } from "../../kit/api/admin-queries.tsx";
import { bodyOf } from "../../kit/api/failure.ts";
import { pause } from "../../kit/api/pause.browser.ts";
import { TUSKER, type TuskerValues } from "./tusker-definition.ts";

/** Longer than elsewhere, because the server makes the drawing. */
const PAUSE_MS = 500;

/** The values of the form that affect the drawing. */
const DRAWN = [
  ...(["name", "location", "status", "category", "tags"] as const),
  ...(["tusks", "features", "claims", "events", "portrait"] as const),
] as const;
/** The fields of the body that do: the age follows from the claims. */
const SENT = [...DRAWN, "age"] as const;

/** The portrait for the current values of the form, redrawn shortly after the last change. */
export function useDrawnPortrait() {
  const { control, getValues } = useFormContext<TuskerValues>();
  const watched = useWatch({ control, name: [...DRAWN, "slug"] });
  const { data, error, isFetching } = useQuery({
    queryKey: ["portrait of a form", watched],
    queryFn: async ({ signal }) => {
      await pause(PAUSE_MS);
      const json = drawnBody(getValues()) as never;
      return bodyOf(adminApi.api.drawings.portrait.$post({ json }, { init: { signal } }));
    },
    ...ONCE,
  });
  // The last one stays until there is another, also where that cannot be made.
  const [drawing, setDrawing] = useState(data);
  if (data !== undefined && data !== drawing) setDrawing(data);
  return { drawing, error, isDrawing: isFetching };
}

/** The part of the form that the server can draw. Invalid values are left out, so that the rest can still be drawn. */
function drawnBody(values: TuskerValues): object {
  const written: Record<string, unknown> = TUSKER.bodyOf(values);
  const drawn = Object.fromEntries(SENT.map((name) => [name, written[name]]));
  const body = { ...drawn, ...(values.slug === "" ? {} : { slug: values.slug }) };
  const wrong = new Set(portraitDrawingSchema.safeParse(body).error?.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.entries(body).filter(([key]) => !wrong.has(key)));
}

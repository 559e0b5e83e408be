import { useDeferredValue, useMemo } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { placeWarnings } from "../../../../domain/locations/wild-place.ts";
import { InfoIcon } from "../../../ui/icon.tsx";
import type { TuskerValues } from "./tusker-values.ts";

type WrittenField = "name" | "location" | "description" | "statusNote" | "ageNote" | "tusks" | "origin" | "aliases";

/** Warns under a field of words that say more closely than park or district where a living wild tusker is. */
export function PlaceCaution({ of }: { of: WrittenField }) {
  const { control } = useFormContext<TuskerValues>();
  const [written, status, category] = useWatch({ control, name: [of, "status", "category"] });
  const text = useDeferredValue(Array.isArray(written) ? written.join("\n") : written);
  const isAtRisk = category === "wild" && status !== "dead";
  const places = useMemo(() => (isAtRisk ? placeWarnings(text) : []), [isAtRisk, text]);
  return (
    <div role="status" className="cautionplace">
      {places.length > 0 && (
        <p className="caution">
          <InfoIcon />
          <span>
            This may lead somebody to him: {places.map((place) => `“${place}”`).join(", ")}. For a wild tusker who is
            alive or missing name the park or the district at most.
          </span>
        </p>
      )}
    </div>
  );
}

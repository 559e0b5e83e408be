import { useEffect, useState } from "react";
import { Icon } from "../../../ui/kit/icon.tsx";
import cautionStyles from "../../kit/ui/caution.module.css";

/** While a tag is being written it is wrong for a moment; what stays wrong is told. */
const SETTLED_AFTER_MS = 700;

/** Says below the text what saving will leave out of it. */
export function LeftOut({ removed }: { removed: readonly string[] }) {
  const key = removed.join("\n");
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), key === "" ? 0 : SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const parts = settled === "" ? [] : settled.split("\n");
  return (
    <div role="status">
      {parts.length > 0 && (
        <div className={cautionStyles.caution}>
          <Icon name="info" />
          <p>
            This will be left out when you save: {parts.slice(0, -1).join(", ")}
            {parts.length > 1 && " and "}
            {parts.at(-1)}.
          </p>
        </div>
      )}
    </div>
  );
}

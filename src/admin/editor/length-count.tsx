import { Icon } from "../../ui/kit/icon.tsx";
import styles from "./editor.module.css";

/** From this part of the limit on it is worth saying. */
const NEAR = 0.85;

const written = (count: number): string => Math.abs(count).toLocaleString("en");

/** How many characters are left, once there are few. The server counts as a browser does, blanks at the ends left out. */
export function LengthCount({ source, limit }: { source: string; limit: number | undefined }) {
  const left = limit === undefined ? undefined : limit - source.trim().length;
  const isNear = limit !== undefined && left !== undefined && left < limit * (1 - NEAR);
  return (
    <span className={styles.count}>
      {isNear && left >= 0 && <span className="hint">{written(left)} characters left</span>}
      {isNear && left < 0 && (
        <span className="err">
          <Icon name="triangle-alert" />
          <span>
            {written(left)} {left === -1 ? "character" : "characters"} too many
          </span>
        </span>
      )}
    </span>
  );
}

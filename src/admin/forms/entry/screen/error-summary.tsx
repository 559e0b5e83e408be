import type { FieldError } from "../../../../platform/errors/app-error.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import styles from "./error-summary.module.css";

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /** True if a required field is empty. */
  isMissing: boolean;
  labelOf(path: string): string;
  onGo(path: string): void;
};

/** All errors of the form, each with a link to its field. */
export function ErrorSummary({ errors, isMissing, labelOf, onGo }: ErrorSummaryProps) {
  return (
    <div className={`note bad ${styles.summary}`} role="alert">
      <Icon name="triangle-alert" />
      <div>
        <p>{isMissing ? "Please fill out all required fields" : "Please correct the marked fields"}</p>
        <ul>
          {errors.map(({ path, message }) => (
            <li key={path}>
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  onGo(path);
                }}
              >
                {labelOf(path)}
              </a>
              : {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

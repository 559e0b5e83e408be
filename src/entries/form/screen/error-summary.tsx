import type { FieldError } from "../../../platform/errors/app-error.ts";
import { Icon } from "../../../platform/ui/icon.tsx";

type ErrorSummaryProps = {
  errors: readonly FieldError[];
  /** True where something is missing that must be there. */
  isMissing: boolean;
  labelOf(path: string): string;
  onGo(path: string): void;
};

/** All that is wrong with the form, each with a way to its place. */
export function ErrorSummary({ errors, isMissing, labelOf, onGo }: ErrorSummaryProps) {
  return (
    <div className="note bad summary" role="alert">
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

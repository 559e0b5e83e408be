import { useLocation } from "react-router";
import { readFailure } from "../../platform/render/load-failure.ts";
import { ButtonLink } from "../../platform/ui/button-link.tsx";
import { PREVIEW_FAILURE } from "./load-preview.tsx";

const TITLES: Record<number, string> = { 404: "Preview Not Found", 410: "Preview Ended" };

export const failureTitle = (error: unknown): string =>
  TITLES[readFailure(error, PREVIEW_FAILURE).status] ?? "Preview Not Loaded";

/** The screen of a preview that is not to be had, in the API's own words. */
export function PreviewFailure({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const { status, message } = readFailure(error, PREVIEW_FAILURE);
  return (
    <div className="wrap">
      <div className="pagehead">
        <h1>{failureTitle(error)}</h1>
        <p>{message}</p>
      </div>
      <p className="preview-way">
        {status in TITLES ? (
          <ButtonLink to="/">Return to Home</ButtonLink>
        ) : (
          <ButtonLink to={pathname}>Try Again</ButtonLink>
        )}
      </p>
    </div>
  );
}

import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { onTestFinished } from "vitest";
import { AdminQueries } from "../../src/admin/kit/api/admin-queries.tsx";

let close = () => {};

/** Shows an element until the test ends, and replaces the one shown before. The browser storage is empty. */
export function mount(element: ReactNode): void {
  close();
  localStorage.clear();
  sessionStorage.clear();
  const place = document.createElement("div");
  place.id = "app";
  document.body.append(place);
  const root = createRoot(place);
  close = () => {
    root.unmount();
    place.remove();
    close = () => {};
  };
  onTestFinished(() => close());
  root.render(
    <StrictMode>
      <AdminQueries>{element}</AdminQueries>
    </StrictMode>,
  );
}

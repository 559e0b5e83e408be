import { useCallback } from "react";
import { createRoot } from "react-dom/client";
import { createMemoryRouter, Link, RouterProvider, useNavigate } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { SearchField } from "./search-field.tsx";

/** Longer than the field waits before it searches, as the code of a screen may take over a slow network. */
const LOADING_MS = 600;

function List() {
  const navigate = useNavigate();
  const search = useCallback((text: string) => void navigate(`/?search=${text}`, { replace: true }), [navigate]);
  return (
    <>
      <SearchField label="Find" search="" onSearch={search} />
      <Link to="/found">Found</Link>
    </>
  );
}

const Found = () => <h1>What was found</h1>;

test("a link that is followed while a search is due leads on, and the search does not bring the list back", async () => {
  const loadFound = () =>
    new Promise<{ Component: typeof Found }>((resolve) => {
      setTimeout(() => resolve({ Component: Found }), LOADING_MS);
    });
  const router = createMemoryRouter([
    { path: "/", Component: List },
    { path: "/found", lazy: loadFound },
  ]);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  root.render(<RouterProvider router={router} />);
  const link = page.getByRole("link", { name: "Found" });
  await expect.element(link).toBeVisible();
  await page.getByLabelText("Find").fill("raja");
  // At once: a click by the test's own pointer might come after the search.
  (link.element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "What was found" })).toBeVisible();
});

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

/** Shows the list, whose link leads to a screen that is slow to load. */
function openList() {
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
  return router;
}

const link = page.getByRole("link", { name: "Found" });

const Found = () => <h1>What was found</h1>;

const loadFound = () =>
  new Promise<{ Component: typeof Found }>((resolve) => {
    setTimeout(() => resolve({ Component: Found }), LOADING_MS);
  });

test("a link that is followed while a search is due leads on, and the search does not bring the list back", async () => {
  openList();
  await expect.element(link).toBeVisible();
  await page.getByLabelText("Find").fill("raja");
  // At once: a click by the test's own pointer might come after the search.
  (link.element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "What was found" })).toBeVisible();
});

test("a link that is opened in another tab leaves the search due", { tags: ["deep"] }, async () => {
  const router = openList();
  await expect.element(link).toBeVisible();
  // The test needs no other tab.
  link.element().addEventListener("click", (event) => event.preventDefault());
  await page.getByLabelText("Find").fill("raja");
  link.element().dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey: true }));
  await expect.poll(() => router.state.location.search).toBe("?search=raja");
});

import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../tests/components/admin-screens.tsx";
import { heading } from "../../../tests/components/locators.ts";

test("a role that somebody else changes shows once the window is returned to", { tags: ["deep"] }, async () => {
  openScreen("/admin/sources");
  await expect.element(heading("Sources")).toBeVisible();
  const people = page.getByRole("link", { name: "People" });
  await expect.element(people).toBeInTheDocument();
  const { fetch } = window;
  vi.spyOn(window, "fetch").mockImplementation(async (input, init) => {
    const response = await fetch(input, init);
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname !== "/api/account") return response;
    return Response.json({ ...(await response.json()), role: "writer" });
  });
  window.dispatchEvent(new Event("focus"));
  await expect.element(people).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Bin", exact: true })).toBeInTheDocument();
});

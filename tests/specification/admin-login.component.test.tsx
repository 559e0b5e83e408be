import { expect, inject, test } from "vitest";
import { commands, page } from "vitest/browser";
import { openScreen } from "../components/admin-screens.tsx";
import { button, field, heading } from "../components/locators.ts";

const tokens = () => [localStorage.getItem("user-token"), localStorage.getItem("token")];

const CALL = "**/api/auth/login";

async function signIn(): Promise<void> {
  await field("Username").fill("keeper");
  await field("Password").fill("not the password");
  await button("Login").click();
}

test("a screen of the admin area leads a browser without a token here, and back after the sign-in", async () => {
  openScreen("/admin/dashboard", { signedIn: false });
  await expect.element(heading("Admin Login")).toBeVisible();
  await expect.element(field("Username")).toHaveAttribute("aria-required", "true");
  await expect.element(field("Password")).toHaveAttribute("aria-required", "true");
  const access_token = inject("componentSiteToken");
  await commands.answerOnce(CALL, {
    status: 200,
    body: JSON.stringify({ access_token }),
    contentType: "application/json",
  });
  await signIn();
  await expect.element(heading("Dashboard")).toBeVisible();
  expect(tokens()).toEqual([access_token, access_token]);
});

test("a wrong password is told, and the browser gets no token", async () => {
  openScreen("/admin/login", { signedIn: false });
  await signIn();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Login failed. Please check your credentials and try again.");
  expect(tokens()).toEqual([null, null]);
});

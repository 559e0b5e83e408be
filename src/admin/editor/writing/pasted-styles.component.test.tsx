import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../../tests/components/admin-screens.tsx";
import { paste } from "../../../../tests/components/image-files.ts";
import { source, writeHtml } from "../../../../tests/components/rich-text.ts";

const text = page.getByRole("textbox", { name: "Description", exact: true });
const html = () => expect.poll(() => source("description"));

const STYLED = `<p style="color:red">He <span style='font-weight:700'>walks</span>, style="slowly".</p>`;

/** Notes what the policy of the site refuses. */
function watchPolicy(): string[] {
  const refused: string[] = [];
  document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => refused.push(effectiveDirective));
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "style-src-attr 'none'";
  document.head.append(policy);
  return refused;
}

test("styles of what is pasted or typed as HTML are never applied, so that the policy of the site reports none", async () => {
  openScreen("/admin/dashboard/addtusker");
  const refused = watchPolicy();
  await expect.element(text).toBeVisible();
  await text.click();
  paste({ html: STYLED, plain: "He walks" });
  await html().toBe('He <strong>walks</strong>, style="slowly".');
  paste({ html: '<p data-pm-slice="1 1 []" style="color:red">Far.</p>', plain: "Far." });
  await html().toContain("Far.");
  await writeHtml("Description", STYLED);
  await expect.element(text.getByText("walks")).toBeVisible();
  expect(refused.filter((directive) => directive === "style-src-attr")).toEqual([]);
});

import { expect, test } from "vitest";
import { withDataAside } from "./page-data.server.ts";

const called = (data: string, nonce = "n"): string =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(${data});</script>`;

const takes = (nonce: string): string =>
  `<script nonce="${nonce}">window.__reactRouterContext.streamController.enqueue(JSON.parse(document.currentScript.previousElementSibling.text))</script>`;

test("a page's data stands beside the script that takes it, whose text is the same on every page", () => {
  const page = (name: string) => `<body><p>${name}</p>${called(`"[\\"${name}\\"]\\n"`)}<i></i></body>`;
  expect(withDataAside(page("Raja"), "n")).toBe(
    `<body><p>Raja</p><script type="application/json">"[\\"Raja\\"]\\n"</script>${takes("n")}<i></i></body>`,
  );
});

test("each piece of data has its own", () => {
  expect(withDataAside(called('"one"') + called('"two"'), "n")).toBe(
    `<script type="application/json">"one"</script>${takes("n")}<script type="application/json">"two"</script>${takes("n")}`,
  );
});

test("what came with the content stays as it is, and so does a page without data", () => {
  for (const html of [called('"x"', "guess"), called('"x"').replace(' nonce="n"', ""), "<p>Nothing</p>", ""]) {
    expect(withDataAside(html, "n")).toBe(html);
  }
});

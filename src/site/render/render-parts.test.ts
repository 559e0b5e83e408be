import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { PageAddressContext, usePageAddress } from "../../ui/kit/page-address.ts";
import type { SiteFacts } from "../../ui/kit/site-facts.ts";
import { Part } from "../../ui/render/part.ts";
import { renderWithParts } from "./render-parts.ts";

const FACTS = {} as SiteFacts;

function render(...body: ReactNode[]): string {
  const page = createElement(
    "html",
    null,
    createElement("head", null, createElement("title", null, "Page")),
    createElement("body", null, ...body),
  );
  return renderWithParts(createElement(PageAddressContext, { value: { pathname: "/", search: "" } }, page), FACTS);
}

const part = (of: object, children: ReactNode) => createElement(Part, { of, name: "part", children });

let times = 0;
function Counted() {
  times += 1;
  return createElement("b", null, times);
}

test("a part is rendered once for an object, and stands in its place", () => {
  const [one, other] = [{}, {}];
  const page = () => render(part(one, createElement(Counted)), " $& ", part(other, createElement(Counted)));
  expect(page()).toContain("<body><b>1</b> $&amp; <b>2</b></body>");
  expect(page()).toContain("<body><b>1</b> $&amp; <b>2</b></body>");
});

test("the images of a part are preloaded in the head of each page", () => {
  const image = {};
  const page = () => render(part(image, createElement("img", { src: "/mark.svg", alt: "" })));
  page();
  expect(page()).toMatch(/<link rel="preload" as="image" href="\/mark.svg"\/><\/head><body><img /);
});

test("a part within a part is kept by itself, and its images are preloaded too", () => {
  const inner = {};
  const image = createElement("img", { src: "/tusker.svg", alt: "" });
  const page = (outer: object) =>
    render(part(outer, part(inner, createElement("p", null, createElement(Counted), image))));
  const [first, second] = [page({}), page({})];
  expect(second).toBe(first);
  expect(first).toMatch(/<link rel="preload" as="image" href="\/tusker.svg"\/><\/head><body><p><b>/);
});

const Address = () => usePageAddress().pathname;

test("a part knows no address, which would be that of the first page that shows it", () => {
  expect(() => render(part({}, createElement(Address)))).toThrow("no page around this component");
});

const HEAD =
  "M500 262c12 0 22 0 36-6 14-6 33-26 50-28 17-2 36 6 50 18 14 12 26 42 32 54 6 12-6 21 4 20 10-1 35-27 58" +
  "-28 23-1 57 7 80 20 23 13 42 33 56 56 14 23 23 50 26 82 3 32 0 77-8 110-8 33-24 60-40 90-16 30-40 80-56" +
  " 88-16 8-27-23-38-38-11-15-19-40-28-50-9-10-18-18-26-10-8 8-12 43-20 60-8 17-14 32-26 42-12 10-35 8-46" +
  " 18-11 10-12 23-18 40-6 17-12 40-16 60-4 20-3 38-6 60-3 22-3 56-14 70-11 14-33 14-50 14-17 0-39 0-50-14" +
  "-11-14-11-48-14-70-3-22-2-40-6-60-4-20-10-43-16-60-6-17-7-30-18-40-11-10-34-8-46-18-12-10-18-25-26-42-8" +
  "-17-12-52-20-60-8-8-17 0-26 10-9 10-17 35-28 50-11 15-22 46-38 38-16-8-40-58-56-88-16-30-32-57-40-90-8" +
  "-33-11-78-8-110 3-32 12-59 26-82 14-23 33-43 56-56 23-13 57-21 80-20 23 1 48 27 58 28 10 1-2-8 4-20 6-12" +
  " 18-42 32-54 14-12 33-20 50-18 17 2 36 22 50 28 14 6 24 6 36 6z";

const DETAILS =
  "M668 322q-21.9 149.3 26 312 -16.1-165.3-26-312zM332 322q-9.9 146.7-26 312 47.9-162.7 26-312zM560 500" +
  "q36-11 80 0 -44-37-80 0zM440 500q-36-37-80 0 44-11 80 0zM438 620q62 34 124 0 -62 18-124 0zM442 690" +
  "q58 34 116 0 -58 18-116 0zM446 760q54 34 108 0 -54 18-108 0zM450 830q50 34 100 0 -50 18-100 0z";

const TUSKS =
  "M388 716c-7-12-42-14-54 0-12 14-13 57-18 84-5 27-12 55-12 80 0 25 2 48 10 70 8 22 21 44 36 60 15 16 51" +
  " 39 54 36 3-3-26-37-34-56-8-19-14-38-16-60-2-22 1-47 4-70 3-23 11-46 16-70 5-24 21-62 14-74zM612 716c7" +
  "-12 42-14 54 0 12 14 13 57 18 84 5 27 12 55 12 80 0 25-2 48-10 70-8 22-21 44-36 60-15 16-51 39-54 36-3-3" +
  " 26-37 34-56 8-19 14-38 16-60 2-22-1-47-4-70-3-23-11-46-16-70-5-24-21-62-14-74z";

const VIEW_BOX = "60 150 880 920";

type MarkColours = { head: string; details: string; tusks: string; outline: string; outlineWidth: number };

const shapes = ({ head, details, tusks, outline, outlineWidth }: MarkColours): string =>
  `<path d="${HEAD}" fill="${head}"/><path d="${DETAILS}" fill="${details}"/>` +
  `<path d="${TUSKS}" fill="${tusks}" stroke="${outline}" stroke-width="${outlineWidth}"/>`;

const mark = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${VIEW_BOX}" role="img" aria-label="Sri Lankan Tuskers">` +
  `${content}</svg>`;

/** The shapes of the logo for day mode, in a field of about 1000 by 1000: the sun, and the head in front of it. */
const DAY_MARK_SHAPES =
  '<circle cx="500" cy="500" r="330" fill="#c48d2b"/>' +
  shapes({ head: "#1f4d40", details: "#f7f1e4", tusks: "#fffbf3", outline: "#1f4d40", outlineWidth: 16 });

/** The shapes of the logo on a night background. */
export const NIGHT_MARK_SHAPES = shapes({
  head: "#e3b04f",
  details: "#12282b",
  tusks: "#fffaf0",
  outline: "#12282b",
  outlineWidth: 18,
});

/** The logo for day mode. */
export const MARK = mark(DAY_MARK_SHAPES);

/** The logo for a night background. */
export const NIGHT_MARK = mark(NIGHT_MARK_SHAPES);

/** The logo in the colour of the surrounding text; details and tusks use `--mark-tusk`, white by default. */
export const MONO_MARK = mark(
  shapes({
    head: "currentColor",
    details: "var(--mark-tusk,#fff)",
    tusks: "var(--mark-tusk,#fff)",
    outline: "currentColor",
    outlineWidth: 14,
  }),
);

/** A small logo on a night background. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="10" fill="#12282b"/>' +
  '<g transform="translate(0 -9.4) scale(.064)">' +
  shapes({ head: "#e3b04f", details: "#12282b", tusks: "#fffaf0", outline: "#12282b", outlineWidth: 20 }) +
  "</g></svg>";

/**
 * A browser that is not Chromium, driven by the standard protocols that it speaks by itself: WebDriver BiDi or WebDriver.
 * Playwright drives only builds of its own of these browsers.
 *
 * Expressions are JavaScript as text, because DOM types are not available to tests.
 */
export type Engine = {
  /** Opens an address in the one window, and resolves when it has loaded. @returns the status of the document */
  open(url: string): Promise<number>;
  /** The value of an expression in the page; of a promise, what it resolves to. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses the middle of the element that the expression names, with the mouse. */
  press(element: string): Promise<void>;
  /** Types on the keyboard, into the focused element. */
  type(text: string): Promise<void>;
  /** Chooses files in the file input that the expression names. */
  choose(element: string, files: string[]): Promise<void>;
  resize(width: number): Promise<void>;
  /**
   * Errors and warnings since the last call: of the console, of the policy, of requests that failed or left the site.
   */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
};

/** Windows are high enough for the controls of every form. */
export const HEIGHT = 900;

/** Wraps an expression into a promise of JSON, because the two protocols return values in different forms. */
export const asJson = (expression: string): string => `(async () => JSON.stringify((await (${expression})) ?? null))()`;

/** What a mouse does to press the middle of an element, in the form that both protocols take. */
export const pressing = (origin: object): object[] => [
  {
    type: "pointer",
    id: "mouse",
    parameters: { pointerType: "mouse" },
    actions: [
      { type: "pointerMove", x: 0, y: 0, origin },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ],
  },
];

export const typing = (text: string): object[] => [
  {
    type: "key",
    id: "keyboard",
    actions: [...text].flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]),
  },
];

import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { mount } from "../../../../tests/components/mount.tsx";
import { NoticeBoard, NoticesProvider, RailNotice, useNotices } from "./notices.tsx";

const undone = vi.fn();

function Frame() {
  return (
    <NoticesProvider>
      <aside>
        <RailNotice />
      </aside>
      <main>
        <Outlet />
      </main>
    </NoticesProvider>
  );
}

function Screen() {
  const { notify } = useNotices();
  const undo = { label: "Undo", run: undone };
  return (
    <>
      <h1>Screen</h1>
      <NoticeBoard />
      <button type="button" onClick={() => notify("Raja was deleted.", "good", { actions: [undo] })}>
        Delete
      </button>
      <button type="button" onClick={() => notify("Kandula was deleted.")}>
        Delete another
      </button>
      <button type="button" onClick={() => notify("The disk is asleep.", "bad")}>
        Fail
      </button>
      <button type="button" onClick={() => notify("Raja was saved.", "good", { onNextScreen: true })}>
        Save and leave
      </button>
    </>
  );
}

/** Opens the frame with one screen at every address. The clock stands still until a test moves it. */
function open() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const router = createMemoryRouter([{ Component: Frame, children: [{ path: "*", Component: Screen }] }]);
  mount(<RouterProvider router={router} />);
  return router;
}

/** Polling would move the clock. */
const drawn = () => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
const press = async (name: string) => {
  await drawn();
  (page.getByRole("button", { name, exact: true }).element() as HTMLElement).click();
  await drawn();
};
const pass = async (milliseconds: number) => {
  vi.advanceTimersByTime(milliseconds);
  await drawn();
};
const shown = () => [...document.querySelectorAll("[data-notices] p")].map((line) => line.textContent);
const notice = () => document.querySelector("[data-notices]") as HTMLElement;
const point = async (type: "pointerover" | "pointerout") => {
  notice().dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  await drawn();
};

beforeEach(async () => {
  undone.mockClear();
  // The pointer of the browser may be where a notice appears, and stop its clock.
  document.documentElement.style.minHeight = "100vh";
  await userEvent.hover(document.documentElement, { position: { x: 1000, y: 700 } });
});

test("a notice stands in the sidebar for eight seconds, alone", async () => {
  open();
  await press("Delete");
  expect(notice().closest("aside [role=status]")).not.toBeNull();
  await press("Delete another");
  expect(shown()).toEqual(["Kandula was deleted."]);
  await pass(7999);
  expect(shown()).toHaveLength(1);
  await pass(1);
  expect(shown()).toEqual([]);
});

test("in a narrow window, a notice stands in the screen, under its heading", async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  open();
  await press("Delete");
  expect(notice().closest("main [role=status]")).not.toBeNull();
});

test.for(["Delete", "Fail"])("what comes of “%s” far down a long screen is in view", async (name) => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(1280, 900));
  open();
  await drawn();
  (document.querySelector("main") as HTMLElement).style.minHeight = "4000px";
  window.scrollTo(0, 3000);
  await press(name);
  const { top, bottom } = notice().getBoundingClientRect();
  expect(top).toBeGreaterThan(0);
  expect(bottom).toBeLessThan(window.innerHeight);
});

test("the clock of a notice stops under the pointer, and while the focus is inside", async () => {
  open();
  await press("Delete");
  await pass(7000);
  await point("pointerover");
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  await point("pointerout");
  notice().querySelector("button")?.focus();
  await drawn();
  await pass(60_000);
  expect(shown()).toHaveLength(1);
  (document.activeElement as HTMLElement).blur();
  await drawn();
  await pass(1000);
  expect(shown()).toEqual([]);
});

test("what a notice offers is done once, and the notice goes", async () => {
  open();
  await press("Delete");
  await press("Undo");
  expect(undone).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
});

test("a notice goes with its screen; one of a screen that is left is read on the next", async () => {
  const router = open();
  await press("Delete");
  await router.navigate("/next");
  await drawn();
  expect(shown()).toEqual([]);
  await press("Save and leave");
  await router.navigate("/list");
  await drawn();
  expect(shown()).toEqual(["Raja was saved."]);
  await router.navigate("/other");
  await drawn();
  expect(shown()).toEqual([]);
});

test("a failure stands in the screen and stays until something succeeds", async () => {
  open();
  await press("Fail");
  expect(notice().closest("main [role=alert]")).not.toBeNull();
  await pass(60_000);
  expect(shown()).toEqual(["The disk is asleep."]);
  await press("Delete");
  expect(shown()).toEqual(["Raja was deleted."]);
});

import { createRoutesStub } from "react-router";
import { inject } from "vitest";
import "../../src/site/app.css";
import { storeToken } from "../../src/admin/kit/api/token.browser.ts";
import AddArticle from "../../src/admin/screens/articles/add-route.tsx";
import EditArticle from "../../src/admin/screens/articles/edit-route.tsx";
import Review from "../../src/admin/screens/review/route.tsx";
import AddSource from "../../src/admin/screens/sources/add-route.tsx";
import EditSource from "../../src/admin/screens/sources/edit-route.tsx";
import MergeSources from "../../src/admin/screens/sources/merge-route.tsx";
import SourceLibrary from "../../src/admin/screens/sources/route.tsx";
import EditTranslation from "../../src/admin/screens/translate/edit-route.tsx";
import AddTusker from "../../src/admin/screens/tuskers/add-route.tsx";
import EditTusker from "../../src/admin/screens/tuskers/edit-route.tsx";
import TuskerHistory from "../../src/admin/screens/tuskers/history-route.tsx";
import AdminLayout, { clientMiddleware, HydrateFallback } from "../../src/admin/shell/admin-layout.tsx";
import { AdminPage } from "../../src/admin/shell/admin-page.tsx";
import Login from "../../src/admin/sign-in/sign-in-route.tsx";
import { mount } from "./mount.tsx";

export type Screens = NonNullable<Parameters<typeof createRoutesStub>[0][number]["children"]>;

/**
 * The forms at their addresses, within the frame of the admin area. The pages they navigate to are only headings here.
 */
const SCREENS = [
  { path: "/admin/dashboard", Component: () => <AdminPage title="Dashboard" /> },
  { path: "/admin/dashboard/addtusker", Component: AddTusker },
  { path: "/admin/dashboard/addarticle", Component: AddArticle },
  { path: "/admin/edit-tusker/:id", Component: EditTusker },
  { path: "/admin/edit-tusker/:id/history", Component: TuskerHistory },
  { path: "/admin/edit-article/:id", Component: EditArticle },
  { path: "/admin/review", Component: Review },
  { path: "/admin/sources", Component: SourceLibrary },
  { path: "/admin/sources/new", Component: AddSource },
  { path: "/admin/sources/merge", Component: MergeSources },
  { path: "/admin/sources/:key", Component: EditSource },
  { path: "/admin/translate/:language/:kind/:id", Component: EditTranslation },
] as Screens;

type Opened = {
  /** False if the browser holds no token. */
  signedIn?: boolean;
  /** Instead of the forms. */
  screens?: Screens;
};

/**
 * Shows a screen of the admin area to a signed-in administrator, and replaces the one shown before. The browser storage
 * is otherwise empty.
 */
export function openScreen(address: string, { signedIn = true, screens = SCREENS }: Opened = {}): void {
  const Screen = createRoutesStub([
    { Component: AdminLayout, HydrateFallback, middleware: clientMiddleware, children: screens },
    { path: "/admin/login", Component: Login },
  ] as Screens);
  mount(<Screen initialEntries={[address]} />);
  if (signedIn) storeToken(inject("componentSiteToken"));
}

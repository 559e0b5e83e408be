import { useEffect } from "react";
import { Outlet, useLocation } from "react-router";
import { dispatchPageShown } from "../frame/page-shown.browser.ts";
import { useDropOutdatedMeta } from "../meta/drop-outdated-meta.browser.ts";
import { RoutedFrame } from "./routed-frame.tsx";

export default function PublicLayout() {
  useDropOutdatedMeta();
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation has a key of its own.
  useEffect(dispatchPageShown, [key]);
  return (
    <RoutedFrame>
      <Outlet />
    </RoutedFrame>
  );
}

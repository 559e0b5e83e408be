import { Outlet } from "react-router";
import { useDropOutdatedMeta } from "../meta/drop-outdated-meta.browser.ts";
import { SiteFrame } from "./site-frame.tsx";

export default function PublicLayout() {
  useDropOutdatedMeta();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

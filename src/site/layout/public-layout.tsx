import { Outlet } from "react-router";
import { useDropOutdatedMeta } from "../meta/drop-outdated-meta.browser.ts";
import { useFollowLinks } from "../served/follow-links.browser.ts";
import { SiteFrame } from "./site-frame.tsx";

export default function PublicLayout() {
  useDropOutdatedMeta();
  useFollowLinks();
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

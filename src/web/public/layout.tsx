import { Outlet } from "react-router";
import { SiteFrame } from "../components/site-frame.tsx";

export default function PublicLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

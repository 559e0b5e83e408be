import type { ReactNode } from "react";
import { LoadingNotice } from "./loading-notice.tsx";
import { NavigationAnnouncer } from "./navigation-announcer.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The frame of the pages between which React Router moves. */
export const RoutedFrame = ({ children }: { children: ReactNode }) => (
  <SiteFrame announcer={<NavigationAnnouncer />}>
    <LoadingNotice>{children}</LoadingNotice>
  </SiteFrame>
);

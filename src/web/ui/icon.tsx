import type { ReactNode } from "react";

// The drawings are those of Lucide (ISC licence), so few of them that the package would be more than they are.

export type IconProps = { className?: string };

/** A drawing beside a word, or inside something that has a label: it says nothing by itself. */
export function Drawing({ className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      className={className === undefined ? "icon" : `icon ${className}`}
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

/** One path an icon: pages hold dozens of them, and each element of a page costs its reader and its maker. */
function PathIcon({ path, ...props }: IconProps & { path: string }) {
  return (
    <Drawing {...props}>
      <path d={path} />
    </Drawing>
  );
}

export const SearchIcon = (props: IconProps) => (
  <PathIcon path="M21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0" {...props} />
);
export const MoonIcon = (props: IconProps) => (
  <PathIcon
    path="M20.985 12.486a9 9 0 1 1-9.473-9.472c.405-.022.617.46.402.803a6 6 0 0 0 8.268 8.268c.344-.215.825-.004.803.401"
    {...props}
  />
);
export const SunIcon = (props: IconProps) => (
  <PathIcon
    path="M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 2v2M12 20v2M4.93 4.93l1.41 1.41M17.66 17.66l1.41 1.41M2 12h2M20 12h2M6.34 17.66l-1.41 1.41M19.07 4.93l-1.41 1.41"
    {...props}
  />
);
export const MenuIcon = (props: IconProps) => <PathIcon path="M4 5h16M4 12h16M4 19h16" {...props} />;
export const CloseIcon = (props: IconProps) => <PathIcon path="M18 6 6 18M6 6l12 12" {...props} />;
export const ArrowRightIcon = (props: IconProps) => <PathIcon path="M5 12h14M12 5l7 7-7 7" {...props} />;
export const ArrowLeftIcon = (props: IconProps) => <PathIcon path="M12 19l-7-7 7-7M19 12H5" {...props} />;
export const ChevronLeftIcon = (props: IconProps) => <PathIcon path="M15 18l-6-6 6-6" {...props} />;
export const ChevronRightIcon = (props: IconProps) => <PathIcon path="M9 18l6-6-6-6" {...props} />;
export const MapPinIcon = (props: IconProps) => (
  <PathIcon
    path="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0"
    {...props}
  />
);
export const StarIcon = (props: IconProps) => (
  <PathIcon
    path="M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z"
    {...props}
  />
);
export const CloudFogIcon = (props: IconProps) => (
  <PathIcon path="M4 14.899A7 7 0 1 1 15.71 8h1.79a4.5 4.5 0 0 1 2.5 8.242M16 17H7M17 21H9" {...props} />
);
export const CalendarIcon = (props: IconProps) => (
  <PathIcon
    path="M8 2v3M16 2v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-14a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM3 9h18"
    {...props}
  />
);
export const UserIcon = (props: IconProps) => (
  <PathIcon path="M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M16 7a4 4 0 1 1-8 0 4 4 0 0 1 8 0" {...props} />
);
export const LinkIcon = (props: IconProps) => (
  <PathIcon
    path="M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71"
    {...props}
  />
);
export const MailIcon = (props: IconProps) => (
  <PathIcon
    path="M22 7l-8.991 5.727a2 2 0 0 1-2.009 0L2 7M4 4h16a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-16a2 2 0 0 1-2-2v-12a2 2 0 0 1 2-2z"
    {...props}
  />
);
export const ShareIcon = (props: IconProps) => (
  <PathIcon
    path="M21 5a3 3 0 1 1-6 0 3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0M21 19a3 3 0 1 1-6 0 3 3 0 0 1 6 0M8.59 13.51 15.42 17.49M15.41 6.51 8.59 10.49"
    {...props}
  />
);
export const CheckIcon = (props: IconProps) => <PathIcon path="M20 6 9 17l-5-5" {...props} />;
export const CircleCheckIcon = (props: IconProps) => (
  <PathIcon path="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12" {...props} />
);
export const WarningIcon = (props: IconProps) => (
  <PathIcon
    path="M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01"
    {...props}
  />
);
export const InfoIcon = (props: IconProps) => (
  <PathIcon path="M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M12 16v-4M12 8h.01" {...props} />
);
export const DashboardIcon = (props: IconProps) => (
  <PathIcon
    path="M4 3h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM15 3h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1zM15 12h5a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1zM4 16h5a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1h-5a1 1 0 0 1-1-1v-3a1 1 0 0 1 1-1z"
    {...props}
  />
);

import type { ReactNode } from "react";

/** The Not Found screen in all its variants; `children` are the buttons. */
export function NotFoundScreen({ title, message, children }: { title: string; message: string; children: ReactNode }) {
  return (
    <div className="wrap py-s-8 text-center">
      <p className="font-display text-t-7 text-link">404</p>
      <h1 className="text-t-6">{title}</h1>
      <p className="mt-s-4">{message}</p>
      <p className="mt-s-6 flex flex-wrap justify-center gap-s-4">{children}</p>
    </div>
  );
}

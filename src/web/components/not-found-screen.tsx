import type { ReactNode } from "react";
import { DidYouKnow } from "./did-you-know.tsx";
import { LostPicture } from "./lost-picture.tsx";

type NotFoundScreenProps = {
  title: string;
  message: ReactNode;
  /** The buttons. */
  children: ReactNode;
};

/** The Not Found screen in all its variants. */
export function NotFoundScreen({ title, message, children }: NotFoundScreenProps) {
  return (
    <div className="wrap">
      <div className="lost">
        <div>
          <p className="no">404</p>
          <h1>{title}</h1>
          <p>{message}</p>
          <div className="acts">{children}</div>
        </div>
        <figure>
          <LostPicture />
        </figure>
      </div>
      <DidYouKnow />
    </div>
  );
}

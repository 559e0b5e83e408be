import type { ReactNode, RefObject } from "react";
import { Marked } from "../../../platform/languages/stored-text.tsx";
import { DidYouKnow } from "./did-you-know.tsx";
import styles from "./lost.module.css";
import { LostArtwork } from "./lost-artwork.tsx";

type NotFoundScreenProps = {
  /** The status code of the response. */
  status?: number;
  title: string;
  /** For a parent that moves the focus to the heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  message: ReactNode;
  children: ReactNode;
};

/** The Not Found screen in all its variants. */
export function NotFoundScreen({ status = 404, title, heading, message, children }: NotFoundScreenProps) {
  return (
    <div className="wrap">
      <div className={styles.lost}>
        <div data-failure>
          <p className={styles.status}>{status}</p>
          <h1 ref={heading} tabIndex={heading && -1}>
            {title}
          </h1>
          <p>{typeof message === "string" ? <Marked text={message} /> : message}</p>
          <div className="acts">{children}</div>
        </div>
        <figure>
          <LostArtwork />
        </figure>
      </div>
      <DidYouKnow />
    </div>
  );
}

import { homeTrail } from "../../meta/structured-data.ts";
import { definePage } from "../../page/define-page.ts";
import { Licences } from "./screen.tsx";
import { words } from "./words.ts";

export const page = definePage({
  read: async () => (await import("virtual:notices")).default,
  head: () => ({ title: words.title, description: words.description, path: "/licences", trail: homeTrail() }),
  screen: (notices) => <Licences notices={notices} />,
});

import { PAGE_ACTIONS, PAGE_KEYS } from "../../../content/texts/page.ts";
import { HistoryScreen } from "../../forms/history/history-screen.tsx";
import type { Route } from "./+types/history-route";
import { PAGES } from "./page-definition.ts";
import { UnknownPage } from "./unknown-page.tsx";

export default function PageHistory({ params }: Route.ComponentProps) {
  const key = PAGE_KEYS.find((known) => known === params.key);
  if (key === undefined) return <UnknownPage />;
  return <HistoryScreen key={key} definition={PAGES[key]} id={key} action={PAGE_ACTIONS[key]} />;
}

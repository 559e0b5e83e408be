import { TUSKER } from "../entry/tusker/tusker-definition.ts";
import type { Route } from "./+types/tusker-route";
import { HistoryScreen } from "./history-screen.tsx";

export default function TuskerHistory({ params: { id } }: Route.ComponentProps) {
  return <HistoryScreen key={id} definition={TUSKER} id={id} />;
}

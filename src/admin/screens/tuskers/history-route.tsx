import { HistoryScreen } from "../../forms/history/history-screen.tsx";
import type { Route } from "./+types/history-route";
import { TUSKER } from "./tusker-definition.ts";

export default function TuskerHistory({ params: { id } }: Route.ComponentProps) {
  return <HistoryScreen key={id} definition={TUSKER} id={id} />;
}

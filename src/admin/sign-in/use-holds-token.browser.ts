import { useSyncExternalStore } from "react";
import { holdsToken, onToken } from "../../ui/kit/signed-in.browser.ts";

/** `holdsToken`, updated when other tabs sign in or out; false on the server and at the first render. */
export const useHoldsToken = (): boolean => useSyncExternalStore(onToken, holdsToken, () => false);

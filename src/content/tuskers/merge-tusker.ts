import { merge } from "../fields/content.ts";
import type { SentFields } from "../fields/fields.ts";
import { orderEvents } from "../record/order-events.ts";
import { type TuskerFields, tuskerFields } from "./fields.ts";
import { completeClaims, reconcileClaims } from "./reconcile-claims.ts";

/**
 * Merges a request body into a tusker: his claims and older fields agree afterwards, and his events have ids and stand
 * in order.
 * @param before undefined for a new one
 */
export function mergeTusker(before: TuskerFields | undefined, sent: SentFields<typeof tuskerFields>): TuskerFields {
  const merged = merge(tuskerFields, before, sent);
  const after = sent.events ? { ...merged, events: orderEvents(merged.events) } : merged;
  return reconcileClaims(before, after);
}

/**
 * A body that describes the whole tusker, such as one in a file, with what a save adds to it: accounts for the facts
 * that only an older field tells, ids of events, and their order.
 */
export function settledTusker<Body extends SentFields<typeof tuskerFields>>(body: Body): Body {
  const ordered = body.events ? { ...body, events: orderEvents(body.events) } : body;
  return body.claims ? (completeClaims(ordered as Partial<TuskerFields>) as Body) : ordered;
}

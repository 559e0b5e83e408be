import type { TuskerCategory, TuskerStatus } from "../../../domain/tuskers/tusker.ts";
import { isTuskerCategory, isTuskerStatus } from "../../components/tusker-labels.ts";

const PATH = "/tuskers";
const MAX_SEARCH_LENGTH = 200;

/** What the list shows, as its address says it. Empty where nothing is asked for. */
export type ListRequest = {
  search: string;
  category: TuskerCategory | "";
  status: TuskerStatus | "";
  /** From 1. */
  page: number;
};

/** Reads the list's state from an address; what makes no sense there counts as not given. */
export function readListRequest(parameters: URLSearchParams): ListRequest {
  const category = parameters.get("category")?.toLowerCase() ?? "";
  const status = parameters.get("status")?.toLowerCase() ?? "";
  const page = parameters.get("page") ?? "";
  return {
    search: (parameters.get("search") ?? "").trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed(),
    category: isTuskerCategory(category) ? category : "",
    status: isTuskerStatus(status) ? status : "",
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of this state of the list: always the same one, without empty parameters. */
export function listAddress({ search, category, status, page }: ListRequest): string {
  const parameters = new URLSearchParams();
  if (search !== "") parameters.set("search", search);
  if (category !== "") parameters.set("category", category);
  if (status !== "") parameters.set("status", status);
  if (page > 1) parameters.set("page", String(page));
  return parameters.size === 0 ? PATH : `${PATH}?${parameters}`;
}

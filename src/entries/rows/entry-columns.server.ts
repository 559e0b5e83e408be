import { articleFields } from "../../articles/fields.ts";
import { tuskerFields } from "../../tuskers/fields.ts";
import { defineColumns } from "../definition/columns.server.ts";

export const tuskerColumns = defineColumns(tuskerFields);
export const articleColumns = defineColumns(articleFields);

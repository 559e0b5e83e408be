import { articleFields } from "../../domain/articles/fields.ts";
import { tuskerFields } from "../../domain/tuskers/fields.ts";
import { defineColumns } from "./columns.ts";

export const tuskerColumns = defineColumns(tuskerFields);
export const articleColumns = defineColumns(articleFields);

import { z } from "zod";

export const PUBLICATIONS = ["published", "draft"] as const;

export const publicationSchema = z.enum(PUBLICATIONS, `Publication must be one of: ${PUBLICATIONS.join(", ")}.`);

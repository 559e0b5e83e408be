import type { Queryable } from "../../platform/db/queryable.server.ts";

/** A file of the image store, as its row describes it. The hash of a variant is not recorded: its name contains one. */
export type StoredFile = { folder: "public" | "variants"; name: string; bytes: number; hash: string | undefined };

const AT_ONCE = 500;

/** Every file of the image store that the database names: images first, each group ordered by name. */
export async function* listStoredFiles(db: Queryable): AsyncGenerator<StoredFile> {
  for (let after = ""; ; ) {
    const images = await db
      .selectFrom("images")
      .select(["name", "bytes", "hash"])
      .where("name", ">", after)
      .orderBy("name")
      .limit(AT_ONCE)
      .execute();
    for (const image of images) yield { folder: "public", ...image };
    if (images.length < AT_ONCE) break;
    after = images.at(-1)?.name ?? "";
  }
  for (let after = ""; ; ) {
    const variants = await db
      .selectFrom("image_variants")
      .select(["name", "bytes"])
      .where("name", ">", after)
      .orderBy("name")
      .limit(AT_ONCE)
      .execute();
    for (const variant of variants) yield { folder: "variants", ...variant, hash: undefined };
    if (variants.length < AT_ONCE) break;
    after = variants.at(-1)?.name ?? "";
  }
}

/** The number of files that the database names, and their total bytes. */
export async function sumStoredFiles(db: Queryable): Promise<{ files: number; bytes: number }> {
  const sums = { files: 0, bytes: 0 };
  for (const table of ["images", "image_variants"] as const) {
    const { files, bytes } = await db
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll<number>().as("files"), fn.sum<number | null>("bytes").as("bytes")])
      .executeTakeFirstOrThrow();
    sums.files += Number(files);
    sums.bytes += Number(bytes ?? 0);
  }
  return sums;
}

/** The current row of one file; undefined if there is none. */
export async function findStoredFile(
  db: Queryable,
  { folder, name }: Pick<StoredFile, "folder" | "name">,
): Promise<StoredFile | undefined> {
  if (folder === "variants") {
    const row = await db.selectFrom("image_variants").select("bytes").where("name", "=", name).executeTakeFirst();
    return row && { folder, name, bytes: row.bytes, hash: undefined };
  }
  const row = await db.selectFrom("images").select(["bytes", "hash"]).where("name", "=", name).executeTakeFirst();
  return row && { folder, name, ...row };
}

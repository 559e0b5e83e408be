import { preparedQuery } from "../../../platform/db/prepared-query.server.ts";
import type { Queryable, WriteTransaction } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { Related, Relation } from "../../record/record.ts";
import { INVERSE_RELATIONS } from "../../record/vocabulary.ts";
import { readNamesHere } from "./names-here.server.ts";

const targetsOf = (relations: readonly Relation[]): string[] => [...new Set(relations.flatMap(({ to }) => to ?? []))];

async function findStored(db: Queryable, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("tuskers")
    .select("id")
    .where("id", "in", ids)
    .where("binned_at", "is", null)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/**
 * Keeps which tuskers the relations of this one name.
 * @param mayLack whether another tusker may be missing: a file may bring it later, and an old version may outlive it
 * @throws AppError `Invalid` for a new relation to a tusker that is not there, or to himself
 */
export async function writeRelations(
  transaction: WriteTransaction,
  { seq, id }: { seq: number; id: string },
  { before, after, mayLack }: { before: readonly Relation[]; after: readonly Relation[]; mayLack: boolean },
): Promise<void> {
  const [old, targets] = [targetsOf(before), targetsOf(after)];
  const added = targets.filter((target) => !old.includes(target));
  const known = mayLack ? new Set(added) : await findStored(transaction, added);
  const errors = after.flatMap(({ to }, index) => {
    const path = `relations.${index}.to`;
    if (to === id) return [{ path, message: "A tusker cannot be related to himself." }];
    if (to === undefined || old.includes(to) || known.has(to)) return [];
    return [{ path, message: `There is no tusker with the id ${to}. Choose another, or give only a name.` }];
  });
  if (errors[0] !== undefined) throw new AppError("Invalid", errors[0].message, { errors });
  if (added.length === 0 && old.length === targets.length) return;
  await transaction.deleteFrom("relation_targets").where("tusker_seq", "=", seq).execute();
  if (targets.length === 0) return;
  const rows = targets.map((to_id) => ({ tusker_seq: seq, to_id }));
  await transaction.insertInto("relation_targets").values(rows).execute();
}

type Row = { id: string; slug: string; name: string; relations: string };

const detailsOf = ({ date, certainty, sources, note }: Relation) => ({ date, certainty, sources, note });

function givenBy(relations: readonly Relation[], others: Map<string, Row>): Related[] {
  return relations.flatMap((relation) => {
    const other = others.get(relation.to ?? "");
    if (relation.to !== undefined && other === undefined) return [];
    const to = other === undefined ? null : { _id: other.id, slug: other.slug, name: other.name };
    const name = to?.name ?? relation.name ?? "";
    return [{ kind: relation.kind, to, name, ...detailsOf(relation), given: true }];
  });
}

/** The relations that public tuskers have to this one. */
function toldBy({ id: other, slug, name, relations }: Row, id: string): Related[] {
  const to = { _id: other, slug, name };
  return (JSON.parse(relations) as Relation[])
    .filter((relation) => relation.to === id)
    .map((relation) => ({
      kind: INVERSE_RELATIONS[relation.kind],
      to,
      name,
      ...detailsOf(relation),
      given: false,
    }));
}

/** The public tuskers that a relation leads to, and those whose relations lead to this one. */
const publicRelatives = preparedQuery((db, { id, targets }: { id: string; targets: readonly string[] }) =>
  db
    .selectFrom("tuskers")
    .select(["id", "slug", "name", "aliases", "relations"])
    .where((where) => {
      const telling = where.selectFrom("relation_targets").select("tusker_seq").where("to_id", "=", id);
      const tells = where("seq", "in", telling);
      return targets.length === 0 ? tells : where.or([where("id", "in", targets), tells]);
    })
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("sort_key"),
);

/**
 * The relations of a tusker from both sides, his own first. Only public tuskers are named: a relation to a draft, or to
 * one in the bin, is left out.
 */
export async function listRelated(
  db: Queryable,
  { id, relations }: { id: string; relations: readonly Relation[] },
): Promise<Related[]> {
  const found = await publicRelatives(db, { id, targets: targetsOf(relations) });
  const names = await readNamesHere(
    db,
    found.map((row) => ({ _id: row.id, name: row.name, aliases: JSON.parse(row.aliases) })),
  );
  const rows = found.map((row) => ({ ...row, name: names.get(row.id) ?? row.name }));
  const given = givenBy(relations, new Map(rows.map((row) => [row.id, row])));
  const isGiven = ({ kind, to }: Related) => given.some((one) => one.kind === kind && one.to?._id === to?._id);
  return [...given, ...rows.flatMap((row) => toldBy(row, id)).filter((told) => !isGiven(told))];
}

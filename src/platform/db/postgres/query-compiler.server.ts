import { type DataTypeNode, type FunctionNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from "kysely";

/** The PostgreSQL types that store the same values as SQLite: text in byte order, and doubles. */
const TYPES: Record<string, string> = { text: 'text collate "C"', real: "double precision" };

/** Functions that have another name in PostgreSQL. */
const FUNCTIONS: Record<string, string> = { instr: "strpos" };

/** Compiles the site's migrations and queries, which are the same for every database, for PostgreSQL. */
class SiteQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(TYPES[node.dataType] ?? node.dataType);
  }

  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction({ ...node, func: FUNCTIONS[node.func] ?? node.func });
  }
}

/** Migrations queue with all writers. Taking Kysely's own lock as well could deadlock with that queue. */
class SiteAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's dialect with the compiler and the adapter above. */
export class SitePostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SiteAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new SiteQueryCompiler();
  }
}

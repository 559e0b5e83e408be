import { type DataTypeNode, type FunctionNode, PostgresAdapter, PostgresDialect, PostgresQueryCompiler } from "kysely";

/** Types under which PostgreSQL keeps the very values that SQLite keeps: text in the order of its bytes, and doubles. */
const TYPES: Record<string, string> = { text: 'text collate "C"', real: "double precision" };

/** What has another name there. */
const FUNCTIONS: Record<string, string> = { instr: "strpos" };

/** Writes the migrations and queries of the site, which are the same for every database, as PostgreSQL wants them. */
class SiteQueryCompiler extends PostgresQueryCompiler {
  protected override visitDataType(node: DataTypeNode): void {
    this.append(TYPES[node.dataType] ?? node.dataType);
  }

  protected override visitFunction(node: FunctionNode): void {
    super.visitFunction({ ...node, func: FUNCTIONS[node.func] ?? node.func });
  }
}

/** Migrations stand in line with everybody who writes. Kysely's own lock beside that line could only be waited for crosswise. */
class SiteAdapter extends PostgresAdapter {
  override async acquireMigrationLock(): Promise<void> {}
  override async releaseMigrationLock(): Promise<void> {}
}

/** Kysely's dialect with these. */
export class SitePostgresDialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new SiteAdapter();
  }

  override createQueryCompiler(): PostgresQueryCompiler {
    return new SiteQueryCompiler();
  }
}

import * as z from 'zod/mini';

const identifierSchema = z.string().check(z.regex(/^\w+$/));
const identifierListSchema = z.array(identifierSchema);
const columnTypes = [
	'increments',
	'integer',
	'bigInteger',
	'decimal',
	'double',
	'float',
	'boolean',
	'string',
	'text',
	'json',
	'jsonb',
	'date',
	'time',
	'datetime',
	'timestamp',
] as const;

const columnSchema = z.looseObject({ name: identifierSchema, type: z.enum(columnTypes) });
const foreignKeySchema = z.object({
	name: identifierSchema,
	columns: identifierListSchema,
	referencedTable: identifierSchema,
	referencedColumns: identifierListSchema,
	onDelete: z.nullish(z.string()),
	onUpdate: z.nullish(z.string()),
});
const tableSchema = z.object({
	name: identifierSchema,
	columns: z.array(columnSchema),
	indexes: z.array(z.looseObject({ name: identifierSchema, columns: identifierListSchema })),
	foreignKeys: z.array(foreignKeySchema),
});

/** Strapi's description of its tables, the same for every database. */
export const schemaSchema = z.object({ tables: z.array(tableSchema) });

export type DatabaseSchema = z.output<typeof schemaSchema>;
export type Table = DatabaseSchema['tables'][number];
export type Column = Table['columns'][number];

const defineInternalTable = (
	table: string,
	columns: readonly (readonly [string, Column['type'], object?])[],
) => ({
	name: table,
	columns: columns.map(([column, type, options]) => ({
		name: column,
		type,
		args: options ? [options] : [],
	})),
	indexes: [],
	foreignKeys: [],
});

const defineMigrationsTable = (table: string) =>
	defineInternalTable(table, [
		['id', 'increments'],
		['name', 'string'],
		['time', 'datetime', { useTz: false }],
	]);

/** Table in which Strapi stores this description. */
export const schemaTable = 'strapi_database_schema';

/** Strapi's internal tables, which its description leaves out. */
export const ownTables: readonly Table[] = [
	defineInternalTable(schemaTable, [
		['id', 'increments'],
		['schema', 'json'],
		['time', 'datetime', { useTz: false }],
		['hash', 'string'],
	]),
	defineMigrationsTable('strapi_migrations'),
	defineMigrationsTable('strapi_migrations_internal'),
];

/** Sessions table. Backups leave its rows out, so that every user is signed out after a restore. */
export const sessionsTable = 'strapi_sessions';

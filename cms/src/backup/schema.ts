import * as z from 'zod/mini';

const name = z.string().check(z.regex(/^\w+$/));
const names = z.array(name);
const types = [
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

const columnSchema = z.looseObject({ name, type: z.enum(types) });
const foreignKeySchema = z.object({
	name,
	columns: names,
	referencedTable: name,
	referencedColumns: names,
	onDelete: z.nullish(z.string()),
	onUpdate: z.nullish(z.string()),
});
const tableSchema = z.object({
	name,
	columns: z.array(columnSchema),
	indexes: z.array(z.looseObject({ name, columns: names })),
	foreignKeys: z.array(foreignKeySchema),
});

/** Tables as Strapi describes them, the same for every database. */
export const schemaSchema = z.object({ tables: z.array(tableSchema) });

export type Schema = z.output<typeof schemaSchema>;
export type Table = Schema['tables'][number];
export type Column = Table['columns'][number];

const own = (table: string, columns: readonly (readonly [string, Column['type'], object?])[]) => ({
	name: table,
	columns: columns.map(([column, type, options]) => ({
		name: column,
		type,
		args: options ? [options] : [],
	})),
	indexes: [],
	foreignKeys: [],
});

const migrations = (table: string) =>
	own(table, [
		['id', 'increments'],
		['name', 'string'],
		['time', 'datetime', { useTz: false }],
	]);

/** Where Strapi keeps this description. */
export const schemaTable = 'strapi_database_schema';

/** What Strapi keeps about the tables, in tables it does not describe. */
export const ownTables: readonly Table[] = [
	own(schemaTable, [
		['id', 'increments'],
		['schema', 'json'],
		['time', 'datetime', { useTz: false }],
		['hash', 'string'],
	]),
	migrations('strapi_migrations'),
	migrations('strapi_migrations_internal'),
];

/** Who is signed in: no backup carries it, so that a restored site has nobody signed in. */
export const sessionsTable = 'strapi_sessions';

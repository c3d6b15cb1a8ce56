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

/** Strapi's description of its tables, the same for every database. */
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

/** Table in which Strapi stores this description. */
export const schemaTable = 'strapi_database_schema';

/** Strapi's internal tables, which its description leaves out. */
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

/** Sessions table. Backups leave its rows out, so that every user is signed out after a restore. */
export const sessionsTable = 'strapi_sessions';

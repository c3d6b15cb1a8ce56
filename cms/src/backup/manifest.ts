import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from './refusal';

/** Increases when older versions of the product can no longer restore the file. */
const format = 1;

const count = z.int().check(z.nonnegative());

const manifestSchema = z.object({
	product: z.literal('sumu'),
	format: z.literal(format),
	/** Version of the product that made the backup. */
	version: z.string(),
	/** Time of the backup, in ISO 8601. */
	made: z.string(),
	database: z.enum(['sqlite', 'postgres']),
	/** Number of rows by table name. */
	tables: z.record(z.string().check(z.regex(/^\w+$/)), count),
	pictures: z.object({
		count,
		/** Addresses in rows that had no file when the backup was made. */
		missing: z.array(z.string()),
		/** Addresses of downloaded external pictures, by their file name in the backup. */
		fetched: z.record(z.string(), z.string()),
	}),
	/** All files of the backup except this manifest. */
	files: z.record(z.string(), z.object({ bytes: count, sha256: z.string() })),
});

export type Manifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const settingsName = 'settings.env';
export const schemaName = 'schema.json';
export const rowsName = (table: string) => `database/${table}.ndjson`;

/** Version of the running product. */
export function productVersion(): string {
	const file = join(__dirname, '../../../package.json');
	return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

export const newManifest = (rest: Omit<Manifest, 'product' | 'format' | 'version'>): Manifest => ({
	product: 'sumu',
	format,
	version: productVersion(),
	...rest,
});

const parts = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isNewer(version: string, than: string): boolean {
	const known = parts(than);
	for (const [place, part] of parts(version).entries())
		if (part !== known[place]) return part > (known[place] ?? 0);
	return false;
}

/**
 * Parses a manifest.
 * @throws Refusal if it is not a manifest of this product, is invalid or comes from a newer version
 */
export function readManifest(text: string): Manifest {
	let given: unknown;
	try {
		given = JSON.parse(text);
	} catch {
		throw new Refusal('Its manifest cannot be read.');
	}
	const made = z.object({ product: z.literal('sumu'), format: z.number(), version: z.string() });
	const maker = made.safeParse(given);
	if (!maker.success) throw new Refusal('It is no backup of this product.');
	const { version } = maker.data;
	if (maker.data.format > format || isNewer(version, productVersion()))
		throw new Refusal(
			`It was made by version ${version}, and this is ${productVersion()}. Update the product, then restore.`,
		);
	const manifest = manifestSchema.safeParse(given);
	if (!manifest.success) throw new Refusal('Its manifest is not whole.');
	return manifest.data;
}

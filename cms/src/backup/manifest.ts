import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { Refusal } from '../platform/lib/refusal';

/**
 * Increases when older versions of the product can no longer restore the file. In format 2, the pictures are not in the
 * file but stored beside it.
 */
const formatVersions = { whole: 1, offSite: 2 } as const;

const countSchema = z.int().check(z.nonnegative());

const sha256Schema = z.string().check(z.regex(/^[\da-f]{64}$/));

const manifestSchema = z.object({
	product: z.literal('sumu'),
	format: z.literal(Object.values(formatVersions)),
	/** Version of the product that made the backup. */
	version: z.string(),
	/** Time of the backup, in ISO 8601. */
	made: z.string(),
	database: z.enum(['sqlite', 'postgres']),
	/** Number of rows by table name. */
	tables: z.record(z.string().check(z.regex(/^\w+$/)), countSchema),
	pictures: z.object({
		count: countSchema,
		/** Addresses in rows that had no file when the backup was made. */
		missing: z.array(z.string()),
		/** Addresses of downloaded external pictures, by their file name in the backup. */
		fetched: z.record(z.string(), z.string()),
	}),
	/** All files of the backup except this manifest. */
	files: z.record(z.string(), z.object({ bytes: countSchema, sha256: z.string() })),
	/** Digest of the content of an off-site backup, without what changes each hour. */
	content: z.optional(z.string()),
	/** Pictures of an off-site backup by their name in a whole one; `stored` is the digest of the object. */
	objects: z.optional(
		z.record(
			z.string().check(z.regex(/^(?:uploads|fetched)\/[\w-][\w.-]*$/)),
			z.object({ bytes: countSchema, sha256: sha256Schema, stored: sha256Schema }),
		),
	),
});

export type BackupManifest = z.output<typeof manifestSchema>;

export const manifestName = 'manifest.json';
export const settingsName = 'settings.env';
export const schemaName = 'schema.json';
export const rowsName = (table: string) => `database/${table}.ndjson`;

/** Version of the running product. */
export function productVersion(): string {
	const file = join(__dirname, '../../../package.json');
	return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8'))).version;
}

export const newManifest = (
	rest: Omit<BackupManifest, 'product' | 'format' | 'version'>,
): BackupManifest => ({
	product: 'sumu',
	format: rest.objects ? formatVersions.offSite : formatVersions.whole,
	version: productVersion(),
	...rest,
});

const parseVersion = (version: string) => version.split(/[.-]/).slice(0, 3).map(Number);

function isNewer(version: string, than: string): boolean {
	const otherParts = parseVersion(than);
	for (const [place, part] of parseVersion(version).entries())
		if (part !== otherParts[place]) return part > (otherParts[place] ?? 0);
	return false;
}

/**
 * Parses a manifest.
 * @throws Refusal if it is not a manifest of this product, is invalid or comes from a newer version
 */
export function readManifest(text: string): BackupManifest {
	let parsedJson: unknown;
	try {
		parsedJson = JSON.parse(text);
	} catch {
		throw new Refusal('Its manifest cannot be read.');
	}
	const headerSchema = z.object({
		product: z.literal('sumu'),
		format: z.number(),
		version: z.string(),
	});
	const header = headerSchema.safeParse(parsedJson);
	if (!header.success) throw new Refusal('It is no backup of this product.');
	const { version } = header.data;
	if (header.data.format > formatVersions.offSite || isNewer(version, productVersion()))
		throw new Refusal(
			`It was made by version ${version}, and this is ${productVersion()}. Update the product, then restore.`,
		);
	const manifest = manifestSchema.safeParse(parsedJson);
	const isOffSite = header.data.format === formatVersions.offSite;
	if (!manifest.success || (isOffSite && !manifest.data.objects))
		throw new Refusal('Its manifest is not whole.');
	return manifest.data;
}

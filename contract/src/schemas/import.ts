import * as z from 'zod/mini';

/** Systems and formats that can be imported. */
export const importSources = [
	'markdown',
	'wordpress',
	'ghost',
	'medium',
	'substack',
	'squarespace',
	'csv',
	'sumu',
] as const;

/** Kinds of rows in a report. `setting` is an owner's setting of an export of this product. */
export const importedKinds = [
	'blog',
	'project',
	'service',
	'skill',
	'review',
	'subscriber',
	'setting',
] as const;

/** `exists`: imported before. `skipped`: left out on purpose, such as replies and pages. */
export const importStatuses = [
	'published',
	'draft',
	'scheduled',
	'exists',
	'refused',
	'skipped',
] as const;

/** One entry of a source: what it becomes, or why it is left out. */
export const importRowSchema = z.object({
	kind: z.enum(importedKinds),
	/** Its file; in an export or a spreadsheet followed by its address or row. */
	source: z.string(),
	title: z.string(),
	/** Empty for entries without a page of their own. */
	slug: z.string(),
	status: z.enum(importStatuses),
	/** Why it is a draft, refused or skipped. */
	reason: z.optional(z.string()),
	/** Date in ISO 8601; null if unknown. */
	date: z.nullable(z.string()),
	/** Visible words of the source and of the result. */
	words: z.object({ source: z.int(), result: z.int() }),
	/** Number of its pictures that are added to the media library. */
	pictures: z.int(),
	replaced: z.array(z.string()),
	leftOut: z.array(z.string()),
	/** Other facts to check, such as the reading of an ambiguous date. */
	notes: z.array(z.string()),
});

export type ImportSource = (typeof importSources)[number];
export type ImportedKind = (typeof importedKinds)[number];
export type ImportStatus = (typeof importStatuses)[number];
export type ImportRow = z.output<typeof importRowSchema>;

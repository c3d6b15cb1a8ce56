import * as z from 'zod/mini';
import { csvKinds } from '../csv-columns';
import { maxLengths } from '../limits';

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

/** One entry of a source: its result, or the reason why it is left out. */
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

/** `ready`: read, and waiting for the owner to start it. */
export const importStates = ['reading', 'ready', 'running', 'done', 'failed', 'cancelled'] as const;

const summaryShape = {
	_id: z.string(),
	/** Null until it is recognised. */
	source: z.nullable(z.enum(importSources)),
	/** Name of the uploaded file or folder. */
	name: z.string(),
	state: z.enum(importStates),
	progress: z.object({ done: z.int(), total: z.int() }),
	/** Why it failed; otherwise empty. */
	error: z.string(),
	/** Name of the person who uploaded it; empty if unknown. */
	createdBy: z.string(),
	date: z.iso.datetime(),
};

/** An import in the history. */
export const importSummarySchema = z.object({
	...summaryShape,
	/** Number of entries that it has added and that undoing it would delete. */
	added: z.int(),
});

/** A spreadsheet of an import, with the field that each column is for. */
export const importTableSchema = z.object({
	file: z.string(),
	/** Null if its name does not say it. */
	type: z.nullable(z.enum(csvKinds)),
	columns: z.array(z.string()),
});

/** An import with its report, which is a forecast until it starts. */
export const importSchema = z.extend(importSummarySchema, {
	report: z.array(importRowSchema),
	tables: z.array(importTableSchema),
	/** Facts about all of it, such as pictures that could not be downloaded. */
	notes: z.array(z.string()),
});

export const importStartSchema = z.object({
	/** Rows of the report to add; all without it. */
	only: z.optional(z.array(z.int().check(z.nonnegative())).check(z.maxLength(100_000))),
	asDrafts: z.optional(z.boolean()),
	/** Author of posts that name none. */
	author: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.name))),
	/** Tag of all posts, and category of projects that have none. */
	category: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.name))),
	/** Leaves pictures at web addresses where they are. */
	keepAddresses: z.optional(z.boolean()),
	/** Content type of all spreadsheets. */
	type: z.optional(z.enum(csvKinds)),
	/** Type and columns of single spreadsheets, by file. */
	tables: z.optional(
		z.record(
			z.string(),
			z.object({
				type: z.optional(z.enum(csvKinds)),
				/** Fields by column; an empty field leaves the column out. */
				columns: z.optional(z.record(z.string(), z.string())),
			}),
		),
	),
	/** Note on the consent of a spreadsheet's subscribers. */
	consent: z.optional(z.string().check(z.trim(), z.maxLength(maxLengths.line))),
});

export const importParams = z.object({ id: z.string() });

const trueOrFalse = z.enum(['true', 'false']);

export const exportQuery = z.object({
	/** Posts, projects, services, skills, reviews, pictures, settings and redirects. */
	content: z._default(trueOrFalse, 'true'),
	/** Messages, subscribers and accounts, which are personal data. */
	people: z._default(trueOrFalse, 'false'),
});

export type ImportState = (typeof importStates)[number];
export type ImportSummary = z.output<typeof importSummarySchema>;
export type Import = z.output<typeof importSchema>;
export type ImportTable = z.output<typeof importTableSchema>;
export type ImportOptions = z.output<typeof importStartSchema>;

import * as z from 'zod/mini';
import { type EntryKind, entryKinds, previewKinds } from '../content-types';
import { managedBlogSchema, postSchema } from './blog';
import { listedReviewSchema } from './owner-review';
import { managedWholeProjectSchema } from './project';
import { managedServiceSchema } from './service';
import { siteSchema } from './site-setting';
import { managedSkillSchema } from './skill';

export const entryIdParams = z.object({ kind: z.enum(entryKinds), id: z.string() });
export const previewIdParams = z.object({ kind: z.enum(previewKinds), id: z.string() });

/** A complete entry of each content type, for its managers. */
const entrySchemas = {
	project: managedWholeProjectSchema,
	blog: managedBlogSchema,
	service: managedServiceSchema,
	skill: managedSkillSchema,
	review: listedReviewSchema,
} satisfies Record<EntryKind, z.ZodMiniType>;

type EntrySchema = (typeof entrySchemas)[EntryKind];

/** A complete entry of any content type. */
export const entrySchema = z.union(Object.values(entrySchemas) as [EntrySchema, ...EntrySchema[]]);

const expirySchema = z.iso.datetime();

/** A draft in the shape that its page reads, with the expiry of the preview link. */
export const previewSchema = z.union([
	z.object({ kind: z.literal('project'), expires: expirySchema, item: managedWholeProjectSchema }),
	z.object({ kind: z.literal('blog'), expires: expirySchema, item: postSchema }),
	z.object({ kind: z.literal('site'), expires: expirySchema, item: siteSchema }),
]);

/** A preview link that has not expired. */
export const previewLinkSchema = z.object({
	_id: z.string(),
	kind: z.enum(previewKinds),
	/** Id of the entry; `site` for the settings. */
	id: z.string(),
	title: z.string(),
	/** Name of the person who created it. */
	by: z.string(),
	expires: expirySchema,
});

export type PreviewLink = z.output<typeof previewLinkSchema>;
export type ContentEntry = z.output<typeof entrySchema>;
export type DraftPreview = z.output<typeof previewSchema>;

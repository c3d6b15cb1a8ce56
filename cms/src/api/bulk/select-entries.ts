import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { type BulkBody, bulkLists, type DocumentKind, type QueryOf } from '@sumu/contract';
import { hasDraftAndPublish } from '../../platform/documents/document-state';
import type { WhereFilter } from '../../platform/lib/slice';
import { whereManagedPosts } from '../blog/managed-posts';
import { whereManagedMessages } from '../message/managed-messages';
import { whereManagedProjects } from '../project/managed-projects';
import { whereManagedReviews } from '../review/managed-reviews';
import { services } from '../service/services';
import { skills } from '../skill/skills';
import { whereManagedSubscribers } from '../subscriber/managed-subscribers';

/** Condition of each list's query, as its manager would see it. */
const managedFilters: {
	[Kind in DocumentKind]: (
		query: QueryOf<(typeof bulkLists)[Kind]>,
	) => WhereFilter | Promise<WhereFilter>;
} = {
	project: whereManagedProjects,
	blog: whereManagedPosts,
	service: services.whereManaged,
	skill: skills.whereManaged,
	review: whereManagedReviews,
	message: whereManagedMessages,
	subscriber: whereManagedSubscribers,
};

function refuse(path: string[], message: string): never {
	throw new errors.ValidationError(message, { errors: [{ path, message }] });
}

/**
 * Reads a filter as the query of the kind's list. An unknown key is refused instead of dropped: without it, the filter
 * would match more entries than the caller meant.
 */
function readQuery<Kind extends DocumentKind>(kind: Kind, filter: Record<string, unknown>) {
	const schema = bulkLists[kind].query;
	if (!schema) return refuse(['filter'], `A ${kind} has no list`);
	const unknownKey = Object.keys(filter).find((key) => !Object.hasOwn(schema.shape, key));
	if (unknownKey) refuse(['filter', unknownKey], `${unknownKey} is not a key of the list`);
	const result = schema.safeParse(filter);
	if (result.success) return result.data as QueryOf<(typeof bulkLists)[Kind]>;
	const [problem] = result.error.issues;
	return refuse(['filter', ...(problem?.path ?? []).map(String)], problem?.message ?? 'Invalid');
}

async function findMatches<Kind extends DocumentKind>(
	kind: Kind,
	uid: UID.ContentType,
	filter: Record<string, unknown>,
): Promise<string[]> {
	const where = await managedFilters[kind](readQuery(kind, filter));
	const drafts = hasDraftAndPublish(uid) ? { publishedAt: { $null: true } } : {};
	const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
		select: ['documentId'],
		where: { $and: [where, drafts] },
		orderBy: { id: 'asc' },
	});
	return rows.map(({ documentId }) => documentId);
}

/** Returns the ids of the entries that a bulk call is for, each once. @throws ValidationError */
export const selectEntries = async (
	kind: DocumentKind,
	uid: UID.ContentType,
	{ ids, filter }: Pick<BulkBody, 'ids' | 'filter'>,
): Promise<string[]> => [...new Set(ids ?? (await findMatches(kind, uid, filter ?? {})))];

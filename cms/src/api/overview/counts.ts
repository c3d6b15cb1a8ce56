import type { UID } from '@strapi/strapi';
import {
	type AdminOverview,
	type EntryKind,
	entryKinds,
	type PartialOverview,
} from '@sumu/contract';
import { callingRole, canManageKind } from '../../access/roles';
import { whereEntryState } from '../../platform/documents/publication-state';
import { moderatedReviews, wherePending } from '../review/readers';

const isPublished = { publishedAt: { $notNull: true } };
const countRows = (uid: UID.ContentType, where: object = {}): Promise<number> =>
	strapi.db.query(uid).count({ where });

/** Counts the rows of each type: of content only published ones, of subscribers only confirmed ones. */
export async function countRowsByType(): Promise<AdminOverview['counts']> {
	const [projects, blogs, services, skills, reviews, users, cards, messages, subscribers] =
		await Promise.all([
			countRows('api::project.project', isPublished),
			countRows('api::blog.blog', isPublished),
			countRows('api::service.service', isPublished),
			countRows('api::skill.skill', isPublished),
			countRows('api::review.review', isPublished),
			countRows('plugin::users-permissions.user'),
			countRows('api::cart-item.cart-item'),
			countRows('api::message.message'),
			countRows('api::subscriber.subscriber', { confirmed: true }),
		]);
	return { projects, blogs, services, skills, reviews, users, cards, messages, subscribers };
}

export const countUnreadMessages = () => countRows('api::message.message', { read: false });
export const countPendingReviews = () => moderatedReviews.count(wherePending(true));

async function countByVisibility(kind: EntryKind): Promise<PartialOverview['managed'][number]> {
	const uid = `api::${kind}.${kind}` as const;
	const count = (where: object): Promise<number> => strapi.db.query(uid).count({ where });
	const [publishedCount, unpublishedCount] = await Promise.all([
		count({ publishedAt: { $notNull: true } }),
		count({ publishedAt: { $null: true }, ...whereEntryState(uid, 'draft') }),
	]);
	return { kind, shown: publishedCount, waiting: unpublishedCount };
}

/** Counts published and unpublished entries of each kind that the caller manages. */
export const countManagedByCaller = () =>
	Promise.all(
		entryKinds.filter((kind) => canManageKind(callingRole(), kind)).map(countByVisibility),
	);

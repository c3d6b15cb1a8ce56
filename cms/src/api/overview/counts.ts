import type { UID } from '@strapi/strapi';
import {
	type AdminOverview,
	type EntryKind,
	entryKinds,
	mapResources,
	overviewLimits,
	type PartialOverview,
	toEntryUid,
} from '@sumu/contract';
import { callingRole, canManageKind } from '../../access/roles';
import { whereEntryState } from '../../platform/documents/publication-state';
import { whereNotSpam } from '../message/managed-messages';
import { moderatedReviews, wherePending } from '../review/readers';
import { countRecentVisits } from '../statistics/read-statistics';

const isPublished = { publishedAt: { $notNull: true } };
const countRows = (uid: UID.ContentType, where: object = {}): Promise<number> =>
	strapi.db.query(uid).count({ where });

/** Counts the rows of each type: of content only published ones, of subscribers only confirmed ones. */
export async function countRowsByType(): Promise<AdminOverview['counts']> {
	const [published, users, cards, messages, subscribers] = await Promise.all([
		mapResources((kind) => countRows(toEntryUid(kind), isPublished)),
		countRows('plugin::users-permissions.user'),
		countRows('api::cart-item.cart-item'),
		countRows('api::message.message', whereNotSpam),
		countRows('api::subscriber.subscriber', { confirmed: true }),
	]);
	return { ...published, users, cards, messages, subscribers };
}

export const countUnreadMessages = () =>
	countRows('api::message.message', { read: false, ...whereNotSpam });
export const countPendingReviews = () => moderatedReviews.count(wherePending(true));

const DAY_MS = 86_400_000;

/** Counts the new items of the last days. */
export async function countRecent(): Promise<AdminOverview['lastDays']> {
	const firstCountedMoment = new Date(Date.now() - overviewLimits.days * DAY_MS).toISOString();
	const isRecent = { createdAt: { $gte: firstCountedMoment } };
	const [visits, messages, reviews, subscribers] = await Promise.all([
		countRecentVisits(overviewLimits.days),
		countRows('api::message.message', { ...isRecent, ...whereNotSpam }),
		moderatedReviews.count(isRecent),
		countRows('api::subscriber.subscriber', {
			confirmed: true,
			confirmedOn: { $gte: firstCountedMoment },
		}),
	]);
	return { ...visits, messages, reviews, subscribers };
}

async function countByVisibility(kind: EntryKind): Promise<PartialOverview['managed'][number]> {
	const uid = toEntryUid(kind);
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

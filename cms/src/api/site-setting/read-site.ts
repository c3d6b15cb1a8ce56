import {
	type EntryKind,
	mapResources,
	type PublishedContent,
	type Site,
	settingDefinitions,
	toEntryUid,
} from '@sumu/contract';
import { hasGoogle } from '../../identity/google/client';
import type { WhereFilter } from '../../platform/lib/slice';
import { hasMail } from '../../platform/mail/server';
import { getTestimonialFilter } from '../review/moderation';
import { type SiteRow, siteShape } from './presenter';

/** Returns the optional features of this installation that are switched on. */
export const readEnabledFeatures = async (): Promise<Omit<Site['features'], 'visits'>> => ({
	google: hasGoogle,
	mail: await hasMail(),
});

const ofHome = async (): Promise<WhereFilter> => ({
	$or: [{ picked: true }, await getTestimonialFilter()],
});

const hasPublishedEntry = async (kind: EntryKind) => {
	const where = {
		...(kind === 'review' ? await ofHome() : {}),
		publishedAt: { $notNull: true },
	};
	return (await strapi.db.query(toEntryUid(kind)).findOne({ select: ['id'], where })) !== null;
};

/** Checks for each content type whether visitors can see any entry. */
const readPublished = (): Promise<PublishedContent> => mapResources(hasPublishedEntry);

/** Returns the categories of published projects, in alphabetical order. */
export const readUsedCategories = (): Promise<string[]> =>
	strapi.db
		.getConnection('projects')
		.distinct('category')
		.whereNotNull('category')
		.whereNotNull('published_at')
		.orderBy('category')
		.pluck('category');

export const isUsedCategory = async (category: string): Promise<boolean> =>
	(await strapi.db.query('api::project.project').findOne({
		select: ['id'],
		where: { category, publishedAt: { $notNull: true } },
	})) !== null;

/** Returns the settings with their components; null before they exist. */
export async function readSite(): Promise<SiteRow | null> {
	const row: SiteRow | null = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ ...siteShape, select: [...siteShape.select, 'documentId'] });
	if (!row) return null;
	const [publishedTypes, usedCategories, enabledFeatures] = await Promise.all([
		readPublished(),
		readUsedCategories(),
		readEnabledFeatures(),
	]);
	const visits = row.visitStatistics ?? settingDefinitions.visitStatistics.initial;
	const features = { ...enabledFeatures, visits: visits === true };
	return { ...row, published: publishedTypes, usedCategories, features };
}

import type { PublishedContent, Site } from '@sumu/contract';
import { hasGoogle } from '../../identity/google/client';
import type { WhereFilter } from '../../platform/lib/slice';
import { hasMail } from '../../platform/mail/server';
import { getTestimonialFilter } from '../review/moderation';
import { type SiteRow, siteShape } from './presenter';

/** Returns the optional features of this installation that are switched on. */
export const readEnabledFeatures = async (): Promise<Site['features']> => ({
	google: hasGoogle,
	mail: await hasMail(),
});

const contentTypeUids = {
	projects: 'api::project.project',
	blogs: 'api::blog.blog',
	services: 'api::service.service',
	skills: 'api::skill.skill',
	reviews: 'api::review.review',
} as const satisfies Record<keyof PublishedContent, string>;

const hasPublishedEntry = async (
	uid: (typeof contentTypeUids)[keyof PublishedContent],
	which: WhereFilter = {},
) => {
	const where = { ...which, publishedAt: { $notNull: true } };
	return (await strapi.db.query(uid).findOne({ select: ['id'], where })) !== null;
};

const ofHome = async (): Promise<WhereFilter> => ({
	$or: [{ picked: true }, await getTestimonialFilter()],
});

/** Checks for each content type whether visitors can see any entry. */
async function readPublished(): Promise<PublishedContent> {
	const [projects, blogs, services, skills, reviews] = await Promise.all([
		hasPublishedEntry(contentTypeUids.projects),
		hasPublishedEntry(contentTypeUids.blogs),
		hasPublishedEntry(contentTypeUids.services),
		hasPublishedEntry(contentTypeUids.skills),
		hasPublishedEntry(contentTypeUids.reviews, await ofHome()),
	]);
	return { projects, blogs, services, skills, reviews };
}

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
	return { ...row, published: publishedTypes, usedCategories, features: enabledFeatures };
}

import type { Published, Site } from '@sumu/contract';
import type { Where } from '../../platform/lib/slice';
import { testimonials } from '../review/testimonials';
import { features } from './features';
import { type SiteRow, siteShape } from './presenter';

interface StoredSite extends SiteRow {
	documentId: string;
	published: Published;
	usedCategories: string[];
	features: Site['features'];
}

const types = {
	projects: 'api::project.project',
	blogs: 'api::blog.blog',
	services: 'api::service.service',
	skills: 'api::skill.skill',
	reviews: 'api::review.review',
} as const satisfies Record<keyof Published, string>;

const isPublished = async (uid: (typeof types)[keyof Published], which: Where = {}) => {
	const where = { ...which, publishedAt: { $notNull: true } };
	return (await strapi.db.query(uid).findOne({ select: ['id'], where })) !== null;
};

const ofHome = async (): Promise<Where> => ({ $or: [{ picked: true }, await testimonials()] });

/** Checks for each content type whether visitors can see any entry. */
async function readPublished(): Promise<Published> {
	const [projects, blogs, services, skills, reviews] = await Promise.all([
		isPublished(types.projects),
		isPublished(types.blogs),
		isPublished(types.services),
		isPublished(types.skills),
		isPublished(types.reviews, await ofHome()),
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
export async function readSite(): Promise<StoredSite | null> {
	const row = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ ...siteShape, select: [...siteShape.select, 'documentId'] });
	if (!row) return null;
	const [published, usedCategories, on] = await Promise.all([
		readPublished(),
		readUsedCategories(),
		features(),
	]);
	return { ...row, published, usedCategories, features: on };
}

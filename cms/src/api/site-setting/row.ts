import type { Published } from '@sumu/contract';
import { type SiteRow, siteShape } from './presenter';

interface StoredSite extends SiteRow {
	documentId: string;
	published: Published;
}

const types = {
	projects: 'api::project.project',
	blogs: 'api::blog.blog',
	services: 'api::service.service',
	skills: 'api::skill.skill',
	reviews: 'api::review.review',
} as const satisfies Record<keyof Published, string>;

const isPublished = async (uid: (typeof types)[keyof Published]) => {
	const where = { publishedAt: { $notNull: true } };
	return (await strapi.db.query(uid).findOne({ select: ['id'], where })) !== null;
};

/** Of which kinds there is anything that a visitor may see. */
async function readPublished(): Promise<Published> {
	const [projects, blogs, services, skills, reviews] = await Promise.all([
		isPublished(types.projects),
		isPublished(types.blogs),
		isPublished(types.services),
		isPublished(types.skills),
		isPublished(types.reviews),
	]);
	return { projects, blogs, services, skills, reviews };
}

/** The single type with its components, or null before there is one. */
export async function readSite(): Promise<StoredSite | null> {
	const row = await strapi.db
		.query('api::site-setting.site-setting')
		.findOne({ ...siteShape, select: [...siteShape.select, 'documentId'] });
	return row && { ...row, published: await readPublished() };
}

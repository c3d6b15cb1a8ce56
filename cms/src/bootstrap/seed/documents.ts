import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { demoBlogs } from '../../../demo/content/blogs';
import { demoProjects } from '../../../demo/content/projects';
import { demoReviews } from '../../../demo/content/reviews';
import { demoServices } from '../../../demo/content/services';
import { demoSkills } from '../../../demo/content/skills';
import type { DemoBlog, DemoProject } from '../../../demo/content/types';
import type { PictureIds } from './pictures';

const status = 'published';

/** Written on its day, and not changed since. */
const unchanged = <Dated extends { date: string }>(texts: Dated) => ({
	...texts,
	updatedAt: texts.date,
});

const project = ({ picture, projectFeature, ...texts }: DemoProject, pictures: PictureIds) => {
	const [projectFeature1, projectFeature2, projectFeature3, projectFeature4] = projectFeature;
	return {
		...unchanged(texts),
		projectFeature1,
		projectFeature2,
		projectFeature3,
		projectFeature4,
		image: pictures.get(picture),
	};
};

async function blog(strapi: Core.Strapi, { file, picture, ...head }: DemoBlog, ids: PictureIds) {
	const path = join(strapi.dirs.app.root, 'demo', 'content', 'blogs', `${file}.md`);
	return { ...unchanged(head), description: await readFile(path, 'utf8'), img: ids.get(picture) };
}

/**
 * Creates and publishes every document, oldest first: each takes the next place in its list, as
 * though an owner had written them one after the other.
 */
export async function createDocuments(strapi: Core.Strapi, pictures: PictureIds) {
	for (const demo of demoProjects.toReversed())
		await strapi
			.documents('api::project.project')
			.create({ data: project(demo, pictures), status });

	for (const demo of demoBlogs.toReversed())
		await strapi
			.documents('api::blog.blog')
			.create({ data: await blog(strapi, demo, pictures), status });

	for (const { picture, ...review } of demoReviews.toReversed())
		await strapi.documents('api::review.review').create({
			data: { ...review, source: 'owner', userImg: picture ? pictures.get(picture) : null },
			status,
		});

	for (const { picture, ...service } of demoServices)
		await strapi
			.documents('api::service.service')
			.create({ data: { ...service, img: pictures.get(picture) }, status });

	for (const [group, skills] of Object.entries(demoSkills))
		for (const skill of skills)
			await strapi.documents('api::skill.skill').create({ data: { ...skill, group }, status });
}

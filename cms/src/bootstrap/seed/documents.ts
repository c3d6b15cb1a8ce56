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

const project = ({ picture, projectFeature, ...texts }: DemoProject, pictures: PictureIds) => {
	const [projectFeature1, projectFeature2, projectFeature3, projectFeature4] = projectFeature;
	return {
		...texts,
		projectFeature1,
		projectFeature2,
		projectFeature3,
		projectFeature4,
		image: pictures.get(picture),
		/** Seconds, so that the newest comes first. */
		rank: Date.parse(texts.date) / 1000,
	};
};

async function blog(strapi: Core.Strapi, { file, picture, ...head }: DemoBlog, ids: PictureIds) {
	const path = join(strapi.dirs.app.root, 'demo', 'content', 'blogs', `${file}.md`);
	return { ...head, description: await readFile(path, 'utf8'), img: ids.get(picture) };
}

/** Creates and publishes every document; oldest first, as an owner would have written them. */
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

	for (const [index, { picture, ...service }] of demoServices.entries())
		await strapi
			.documents('api::service.service')
			.create({ data: { ...service, img: pictures.get(picture), rank: index + 1 }, status });

	const skills = Object.entries(demoSkills).flatMap(([group, list]) =>
		list.map((skill) => ({ ...skill, group })),
	);
	for (const [index, skill] of skills.entries())
		await strapi
			.documents('api::skill.skill')
			.create({ data: { ...skill, rank: index + 1 }, status });
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import { demoBlogs } from '../../../demo/content/blogs';
import { demoCases } from '../../../demo/content/cases';
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

type Ids = ReadonlyMap<string, string>;

const textOf = (strapi: Core.Strapi, ...path: string[]) =>
	readFile(join(strapi.dirs.app.root, 'demo', 'content', ...path), 'utf8');

/** What tells of a project as a case, where it is one. */
async function caseOf(strapi: Core.Strapi, name: string, pictures: PictureIds, reviews: Ids) {
	const demo = demoCases[name];
	if (!demo) return {};
	const { file, gallery, testimonial, ...facts } = demo;
	return {
		...facts,
		story: await textOf(strapi, 'cases', `${file}.md`),
		gallery: Object.entries(gallery).flatMap(([picture, caption]) =>
			pictures.has(picture) ? [{ image: pictures.get(picture), caption }] : [],
		),
		testimonial: reviews.get(testimonial),
	};
}

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

/** A text with the addresses of the drawings it names; one that is not there leaves its words alone. */
async function illustrated(strapi: Core.Strapi, text: string, ids: PictureIds) {
	const files = await strapi.db
		.query('plugin::upload.file')
		.findMany({ select: ['id', 'url'], where: { id: { $in: [...ids.values()] } } });
	const urls = new Map<number, string>(files.map(({ id, url }) => [id, url]));
	return text.replace(/!\[([^\]]*)\]\(picture:([\w-]+)\)/g, (_, alt: string, name: string) => {
		const url = urls.get(ids.get(name) ?? 0);
		return url ? `![${alt}](${url})` : alt;
	});
}

async function blog(strapi: Core.Strapi, { file, picture, ...head }: DemoBlog, ids: PictureIds) {
	const text = await textOf(strapi, 'blogs', `${file}.md`);
	const description = await illustrated(strapi, text, ids);
	return { ...unchanged(head), description, img: ids.get(picture) };
}

/**
 * Creates and publishes every document, oldest first: each takes the next place in its list, as
 * though an owner had written them one after the other.
 */
export async function createDocuments(strapi: Core.Strapi, pictures: PictureIds) {
	const reviews = new Map<string, string>();
	for (const { picture, ...review } of demoReviews.toReversed()) {
		const { documentId } = await strapi.documents('api::review.review').create({
			data: { ...review, source: 'owner', userImg: picture ? pictures.get(picture) : null },
			status,
		});
		reviews.set(review.UserName, documentId);
	}

	const projects = new Map<string, string>();
	for (const demo of demoProjects.toReversed()) {
		const data = {
			...project(demo, pictures),
			...(await caseOf(strapi, demo.projectsName, pictures, reviews)),
		};
		const { documentId } = await strapi.documents('api::project.project').create({ data, status });
		projects.set(demo.projectsName, documentId);
	}

	for (const demo of demoBlogs.toReversed())
		await strapi
			.documents('api::blog.blog')
			.create({ data: await blog(strapi, demo, pictures), status });

	for (const { picture, deliverables, projects: shown, ...service } of demoServices)
		await strapi.documents('api::service.service').create({
			data: {
				...service,
				img: pictures.get(picture),
				deliverables: deliverables.map((text) => ({ text })),
				projects: shown.map((name) => projects.get(name)),
			},
			status,
		});

	for (const [group, skills] of Object.entries(demoSkills))
		for (const skill of skills)
			await strapi.documents('api::skill.skill').create({ data: { ...skill, group }, status });
}

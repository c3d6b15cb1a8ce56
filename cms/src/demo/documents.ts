import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Core } from '@strapi/strapi';
import type { EntryUid } from '@sumu/contract';
import { demoBlogs } from '../../demo/content/blogs';
import { demoCases } from '../../demo/content/cases';
import { demoProjects } from '../../demo/content/projects';
import { demoReviews } from '../../demo/content/reviews';
import { demoServices } from '../../demo/content/services';
import { demoSkills } from '../../demo/content/skills';
import type { DemoBlog, DemoProject } from '../../demo/content/types';
import type { DocumentData } from '../platform/fields';
import type { PictureIds } from './pictures';

const publicationStatus = 'published';

/** Sets the last change to the date of writing. */
const withUpdatedAt = <Dated extends { date: string }>(texts: Dated) => ({
	...texts,
	updatedAt: texts.date,
});

const textOf = (strapi: Core.Strapi, ...path: string[]) =>
	readFile(join(strapi.dirs.app.root, 'demo', 'content', ...path), 'utf8');

const buildProjectData = (
	{ picture, projectFeature, ...texts }: DemoProject,
	pictures: PictureIds,
) => {
	const [projectFeature1, projectFeature2, projectFeature3, projectFeature4] = projectFeature;
	return {
		...withUpdatedAt(texts),
		projectFeature1,
		projectFeature2,
		projectFeature3,
		projectFeature4,
		image: pictures.get(picture),
	};
};

/** Replaces picture names in a text with addresses; a missing picture leaves only its alt text. */
async function resolvePictureUrls(strapi: Core.Strapi, text: string, ids: PictureIds) {
	const files = await strapi.db
		.query('plugin::upload.file')
		.findMany({ select: ['id', 'url'], where: { id: { $in: [...ids.values()] } } });
	const urls = new Map<number, string>(files.map(({ id, url }) => [id, url]));
	return text.replace(/!\[([^\]]*)\]\(picture:([\w-]+)\)/g, (_, alt: string, name: string) => {
		const url = urls.get(ids.get(name) ?? 0);
		return url ? `![${alt}](${url})` : alt;
	});
}

/** Returns the case study of a project; empty if it has none. */
async function buildCaseData(
	strapi: Core.Strapi,
	name: string,
	pictures: PictureIds,
	reviewOf: (name: string) => string | undefined,
) {
	const demo = demoCases[name];
	if (!demo) return {};
	const { file, gallery, testimonial, ...facts } = demo;
	return {
		...facts,
		story: await resolvePictureUrls(strapi, await textOf(strapi, 'cases', `${file}.md`), pictures),
		gallery: Object.entries(gallery).flatMap(([picture, caption]) =>
			pictures.has(picture) ? [{ image: pictures.get(picture), caption }] : [],
		),
		testimonial: reviewOf(testimonial),
	};
}

async function buildBlogData(
	strapi: Core.Strapi,
	{ file, picture, ...head }: DemoBlog,
	ids: PictureIds,
) {
	const text = await textOf(strapi, 'blogs', `${file}.md`);
	const description = await resolvePictureUrls(strapi, text, ids);
	return { ...withUpdatedAt(head), description, img: ids.get(picture) };
}

interface DemoDocument {
	uid: EntryUid;
	name: string;
	data: DocumentData;
}

/** Returns the id of another document, if it exists by then. */
type IdOf = (uid: EntryUid, name: string) => string | undefined;

/** Yields every demo document with its data: oldest first within a type, and after the documents it refers to. */
export async function* demoDocuments(
	strapi: Core.Strapi,
	pictures: PictureIds,
	idOf: IdOf,
): AsyncGenerator<DemoDocument> {
	for (const { picture, ...review } of demoReviews.toReversed())
		yield {
			uid: 'api::review.review',
			name: review.UserName,
			data: { ...review, source: 'owner', userImg: picture ? pictures.get(picture) : null },
		};

	for (const demoProject of demoProjects.toReversed())
		yield {
			uid: 'api::project.project',
			name: demoProject.projectsName,
			data: {
				...buildProjectData(demoProject, pictures),
				...(await buildCaseData(strapi, demoProject.projectsName, pictures, (name) =>
					idOf('api::review.review', name),
				)),
			},
		};

	for (const demoBlog of demoBlogs.toReversed())
		yield {
			uid: 'api::blog.blog',
			name: demoBlog.topic,
			data: await buildBlogData(strapi, demoBlog, pictures),
		};

	for (const { picture, deliverables, projects: projectNames, ...service } of demoServices)
		yield {
			uid: 'api::service.service',
			name: service.servicesHeader,
			data: {
				...service,
				img: pictures.get(picture),
				deliverables: deliverables.map((text) => ({ text })),
				projects: projectNames.map((name) => idOf('api::project.project', name)),
			},
		};

	for (const [group, skills] of Object.entries(demoSkills))
		for (const skill of skills)
			yield { uid: 'api::skill.skill', name: skill.skillName, data: { ...skill, group } };
}

/**
 * Creates and publishes the demo documents. Each takes the next place in its list, as if an owner had written one after
 * the other.
 */
export async function createDocuments(strapi: Core.Strapi, pictures: PictureIds) {
	const documentIds = new Map<string, string>();
	const key = (uid: EntryUid, name: string) => `${uid} ${name}`;
	const all = demoDocuments(strapi, pictures, (uid, name) => documentIds.get(key(uid, name)));
	for await (const { uid, name, data } of all) {
		const { documentId } = await strapi.documents(uid).create({ data, status: publicationStatus });
		documentIds.set(key(uid, name), documentId);
	}
}

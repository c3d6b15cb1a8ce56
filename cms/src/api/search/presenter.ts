import type { FoundPost, FoundProject } from '@sumu/contract';
import { computed, type Fields, joined, presenter } from '../../platform/fields';
import type { Match } from '../../platform/search/find';
import type blogSchema from '../blog/content-types/blog/schema.json';
import { blogFields } from '../blog/presenter';
import type projectSchema from '../project/content-types/project/schema.json';
import { projectFields } from '../project/presenter';

const match = joined<'match', Match>('match');
const title = computed({ match }, (from) => from.match.title);
const excerpt = computed({ match }, (from) => from.match.excerpt);

export const foundProjectFields = {
	_id: projectFields._id,
	slug: projectFields.slug,
	projectsName: title,
	excerpt,
	picture: projectFields.picture,
	projectTheme: projectFields.projectTheme,
	projectPrice: projectFields.projectPrice,
} satisfies Fields<FoundProject, typeof projectSchema>;

export const foundPostFields = {
	_id: blogFields._id,
	slug: blogFields.slug,
	topic: title,
	excerpt,
	picture: blogFields.picture,
	author: blogFields.author,
	date: blogFields.date,
} satisfies Fields<FoundPost, typeof blogSchema>;

export const presentFoundProject = presenter(foundProjectFields);
export const presentFoundPost = presenter(foundPostFields);

import type { FoundPost, FoundProject } from '@sumu/contract';
import {
	computedField,
	createPresenter,
	type FieldMapFor,
	virtualField,
} from '../../platform/fields';
import type { SearchMatch } from '../../platform/search/find-matches';
import type blogSchema from '../blog/content-types/blog/schema.json';
import { blogFields } from '../blog/presenter';
import type projectSchema from '../project/content-types/project/schema.json';
import { projectFields } from '../project/presenter';

const matchField = virtualField<'match', SearchMatch>('match');
const titleField = computedField({ match: matchField }, (from) => from.match.title);
const excerptField = computedField({ match: matchField }, (from) => from.match.excerpt);

export const foundProjectFields = {
	_id: projectFields._id,
	slug: projectFields.slug,
	projectsName: titleField,
	excerpt: excerptField,
	picture: projectFields.picture,
	projectTheme: projectFields.projectTheme,
	projectPrice: projectFields.projectPrice,
} satisfies FieldMapFor<FoundProject, typeof projectSchema>;

export const foundPostFields = {
	_id: blogFields._id,
	slug: blogFields.slug,
	topic: titleField,
	excerpt: excerptField,
	picture: blogFields.picture,
	author: blogFields.author,
	date: blogFields.date,
} satisfies FieldMapFor<FoundPost, typeof blogSchema>;

export const presentFoundProject = createPresenter(foundProjectFields);
export const presentFoundPost = createPresenter(foundPostFields);

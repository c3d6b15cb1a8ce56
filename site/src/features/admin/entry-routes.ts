import type { EntryKind } from '@sumu/contract';
import { sitePaths } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';

interface EntryRoute {
	/** Name of the kind, as in ‘Update post’. */
	readonly one: string;
	/** Address of the add form. */
	readonly add: string;
	/** Address of the edit form. */
	readonly edit: (id: string) => string;
	/** Address at which the site shows an entry. */
	readonly view: (id: string) => string;
	/** Whether each entry has its own page. */
	readonly hasPage: boolean;
}

/** Addresses to add, edit and view each kind of entry. */
export const entryRoutes: Readonly<Record<EntryKind, EntryRoute>> = {
	project: {
		one: 'project',
		add: sumuPaths.addProject.at(),
		edit: sumuPaths.updateProject.at,
		view: sitePaths.project.at,
		hasPage: true,
	},
	blog: {
		one: 'post',
		add: sumuPaths.addBlog.at(),
		edit: sumuPaths.updateBlog.at,
		view: sitePaths.blog.at,
		hasPage: true,
	},
	service: {
		one: 'service',
		add: sumuPaths.addService.at(),
		edit: sumuPaths.updateService.at,
		view: () => sitePaths.services.at(),
		hasPage: false,
	},
	skill: {
		one: 'skill',
		add: sumuPaths.addSkill.at(),
		edit: sumuPaths.updateSkill.at,
		view: () => sitePaths.skills.at(),
		hasPage: false,
	},
	review: {
		one: 'review',
		add: sumuPaths.addReview.at(),
		edit: sumuPaths.updateReview.at,
		view: () => sitePaths.home.at(),
		hasPage: false,
	},
};

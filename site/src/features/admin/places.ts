import type { EntryKind } from '@sumu/contract';
import { paths } from '../../config/paths';
import { sumuPaths } from '../../config/sumu-paths';

interface Place {
	/** As in ‘Update post’. */
	readonly one: string;
	/** The form that adds one. */
	readonly add: string;
	/** The form that changes one. */
	readonly edit: (id: string) => string;
	/** Where one shows on the site. */
	readonly view: (id: string) => string;
	/** Whether that is a page of its own. */
	readonly hasPage: boolean;
}

/** Where what the owner writes is added, changed and seen. */
export const places: Readonly<Record<EntryKind, Place>> = {
	project: {
		one: 'project',
		add: sumuPaths.addProject.at(),
		edit: sumuPaths.updateProject.at,
		view: paths.project.at,
		hasPage: true,
	},
	blog: {
		one: 'post',
		add: sumuPaths.addBlog.at(),
		edit: sumuPaths.updateBlog.at,
		view: paths.blog.at,
		hasPage: true,
	},
	service: {
		one: 'service',
		add: sumuPaths.addService.at(),
		edit: sumuPaths.updateService.at,
		view: () => paths.services.at(),
		hasPage: false,
	},
	skill: {
		one: 'skill',
		add: sumuPaths.addSkill.at(),
		edit: sumuPaths.updateSkill.at,
		view: () => paths.skills.at(),
		hasPage: false,
	},
	review: {
		one: 'review',
		add: sumuPaths.addReview.at(),
		edit: sumuPaths.updateReview.at,
		view: () => paths.home.at(),
		hasPage: false,
	},
};

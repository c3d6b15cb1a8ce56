import type { EntryKind } from './content-types';
import type { SettingGroupId } from './schemas/settings/groups';

const sumuRoot = '/sumu';

const defineScreenPath = (name: string) => ({ pattern: name, at: () => `${sumuRoot}/${name}` });
const defineFormPath = (name: string) => ({
	pattern: `${name}/:id`,
	at: (id: string) => `${sumuRoot}/${name}/${encodeURIComponent(id)}`,
});

type ScreenPath = ReturnType<typeof defineScreenPath>;
/** Screens of a content type. */
export interface EntryPaths {
	readonly add: ScreenPath;
	readonly edit: ReturnType<typeof defineFormPath>;
	readonly list: ScreenPath;
	/** Only of content types that the owner puts in order. */
	readonly order?: ScreenPath;
}

/**
 * Screens of each content type; patterns are relative to the root. `site/src/routes.ts` names the module of each from the
 * content type.
 */
export const entryPaths = {
	project: {
		add: defineScreenPath('upload-project'),
		edit: defineFormPath('project-update'),
		list: defineScreenPath('manage-projects'),
		order: defineScreenPath('order-projects'),
	},
	blog: {
		add: defineScreenPath('add-blog'),
		edit: defineFormPath('blog-update'),
		list: defineScreenPath('manage-blogs'),
	},
	service: {
		add: defineScreenPath('upload-service'),
		edit: defineFormPath('service-update'),
		list: defineScreenPath('manage-Services'),
		order: defineScreenPath('order-services'),
	},
	skill: {
		add: defineScreenPath('add-skill'),
		edit: defineFormPath('skill-update'),
		list: defineScreenPath('manage-skills'),
		order: defineScreenPath('order-skills'),
	},
	review: {
		add: defineScreenPath('add-review'),
		edit: defineFormPath('review-update'),
		list: defineScreenPath('manage-reviews'),
	},
} as const satisfies Record<EntryKind, EntryPaths>;

/** Every other screen of the owner's workplace. */
export const sumuPaths = {
	profile: { pattern: sumuRoot, at: () => sumuRoot },

	/** Alias of `entryPaths.blog.list`. */
	manageBlog: defineScreenPath('manage-blog'),
	manageUsers: defineScreenPath('manage-users'),
	/** Messages in the plain wording, with a link to the subscribers. */
	inbox: defineScreenPath('inbox'),
	messages: defineScreenPath('messages'),
	subscribers: defineScreenPath('subscribers'),
	letters: defineScreenPath('letters'),
	testimonials: defineScreenPath('testimonials'),
	statistics: defineScreenPath('statistics'),
	/** One page of the settings, or all of them. */
	settings: {
		pattern: 'settings/:page?',
		at: (page?: SettingGroupId) => `${sumuRoot}/settings${page ? `/${page}` : ''}`,
	},
	words: defineScreenPath('words'),
	weave: defineScreenPath('weave'),
	previewLinks: defineScreenPath('preview-links'),
	images: defineScreenPath('images'),
	tags: defineScreenPath('tags'),
	trash: defineScreenPath('trash'),
	import: defineScreenPath('import'),
	export: defineScreenPath('export'),
	setup: defineScreenPath('first-steps'),
} as const;

/** Id of a setting's field, so that addresses can lead to it. It differs from the ids in the preview. */
export const settingAnchor = (name: string) => `setting-${name}`;

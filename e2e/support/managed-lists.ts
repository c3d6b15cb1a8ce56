import type { APIRequestContext } from '@playwright/test';
import { makeAccount, newcomer } from './accounts';
import type { OwnerApi } from './owner';

/** A managed list of the workplace, and how to make and remove its rows. */
export interface ManagedList {
	readonly path: string;
	/** Path of the owner's API call for the list. */
	readonly api: string;
	readonly one: string;
	readonly plural: string;
	/** Names of a row in the confirmation of a deletion and in the message afterwards. */
	readonly entity: string;
	readonly deleted: string;
	/** Header of the name column, and the field it sorts by. */
	readonly column: string;
	readonly field: string;
	/** Whether the newest row comes first by default. */
	readonly newestFirst: boolean;
	/** Returns the name of a row in the labels of its buttons. */
	readonly called: (name: string) => string;
	/** Path of a row's form, and the label of the field with its name. */
	readonly form: { readonly address: (id: string) => string; readonly label: string };
	readonly make: (name: string, to: Makers) => Promise<unknown>;
	readonly remove: string;
}

export interface Makers {
	readonly owner: OwnerApi;
	readonly request: APIRequestContext;
	/** Address of an existing picture. */
	readonly picture: string;
}

const plain = (name: string) => name;

export const managedLists: Readonly<Record<string, ManagedList>> = {
	projects: {
		path: '/sumu/manage-projects',
		api: '/projects',
		one: 'project',
		plural: 'projects',
		entity: 'project',
		deleted: 'Project',
		column: 'Project',
		field: 'projectsName',
		newestFirst: true,
		called: plain,
		form: { address: (id) => `/sumu/project-update/${id}`, label: 'Project name' },
		make: (projectsName, { owner, picture }) =>
			owner.call('post', '/project/project-add', {
				projectsName,
				projectsLiveLink: 'https://loom.example',
				projectTheme: 'Ledger',
				frontend: 'React',
				backend: 'Strapi',
				projectPrice: 20,
				projectDelivery: '4 Weeks',
				projectFeature: ['One', 'Two', 'Three', 'Four'],
				projectsDescription: 'Entries in three taps',
				image: picture,
			}),
		remove: '/projects',
	},
	posts: {
		path: '/sumu/manage-blogs',
		api: '/blog',
		one: 'post',
		plural: 'posts',
		entity: 'blog',
		deleted: 'Blog',
		column: 'Post',
		field: 'topic',
		newestFirst: true,
		called: plain,
		form: { address: (id) => `/sumu/blog-update/${id}`, label: 'Blog name' },
		make: (topic, { owner, picture }) =>
			owner.call('post', '/blog/add-blog', {
				topic,
				author: 'Sumu',
				description: 'Threads',
				img: picture,
			}),
		remove: '/blog',
	},
	services: {
		path: '/sumu/manage-Services',
		api: '/services',
		one: 'service',
		plural: 'services',
		entity: 'service',
		deleted: 'Service',
		column: 'Service',
		field: 'servicesHeader',
		newestFirst: false,
		called: plain,
		form: { address: (id) => `/sumu/service-update/${id}`, label: 'Service name' },
		make: (servicesHeader, { owner, picture }) =>
			owner.call('post', '/projects/services', {
				servicesHeader,
				servicesDescription: 'Cloth for the web',
				img: picture,
			}),
		remove: '/service',
	},
	skills: {
		path: '/sumu/manage-skills',
		api: '/skills',
		one: 'skill',
		plural: 'skills',
		entity: 'skill',
		deleted: 'Skill',
		column: 'Skill',
		field: 'skillName',
		newestFirst: false,
		called: plain,
		form: { address: (id) => `/sumu/skill-update/${id}`, label: 'Skill name' },
		make: (skillName, { owner, picture }) =>
			owner.call('post', '/projects/skill-add', { skillName, percentage: 60, img: picture }),
		remove: '/skill',
	},
	reviews: {
		path: '/sumu/manage-reviews',
		api: '/reviews',
		one: 'review',
		plural: 'reviews',
		entity: 'review',
		deleted: 'Review',
		column: 'User Name',
		field: 'UserName',
		newestFirst: true,
		called: (name) => `the review by ${name}`,
		form: { address: (id) => `/sumu/review-update/${id}`, label: 'Name' },
		make: (userName, { owner, picture }) =>
			owner.call('post', '/projects/add-review', {
				userName,
				location: 'Dhaka',
				review: 'On time, and kind',
				image: picture,
			}),
		remove: '/review',
	},
	users: {
		path: '/sumu/manage-users',
		api: '/users',
		one: 'user',
		plural: 'users',
		entity: 'user',
		// The specification says `Project` here, too.
		deleted: 'Project',
		column: 'User Name',
		field: 'displayName',
		newestFirst: true,
		called: plain,
		form: { address: (id) => `/user/update/${id}`, label: 'Display name' },
		make: (displayName, { request }) => makeAccount(request, newcomer(displayName)),
		remove: '/user',
	},
};

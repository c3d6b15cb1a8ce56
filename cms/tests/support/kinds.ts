import type { EntryKind } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { expect, inject } from 'vitest';
import { asOwner } from './owner.ts';

const image = 'https://pictures.example.com/a.jpg';

interface Kind {
	kind: EntryKind;
	add: string;
	update: string;
	remove: string;
	/** Path that reads one entry. */
	one: string;
	/** Path of the management list. */
	page: string;
	body: Record<string, unknown>;
	/** A text field, by its key in reads and updates. */
	field: string;
	/** Another text field. */
	other: string;
}

/** Operations of every content type with drafts. */
export const kinds: readonly Kind[] = [
	{
		kind: 'project',
		add: '/project/project-add',
		update: '/project/update',
		remove: '/projects',
		one: '/project',
		page: '/projects?page=1',
		body: { ...endpointExamples.addProject.body, image },
		field: 'projectsName',
		other: 'projectTheme',
	},
	{
		kind: 'blog',
		add: '/blog/add-blog',
		update: '/blog/update',
		remove: '/blog',
		one: '/blog',
		page: '/blog?page=1',
		body: { ...endpointExamples.addBlog.body, img: image },
		field: 'topic',
		other: 'author',
	},
	{
		kind: 'service',
		add: '/projects/services',
		update: '/service/update',
		remove: '/service',
		one: '/services',
		page: '/services?page=1',
		body: { ...endpointExamples.addService.body, img: image },
		field: 'servicesHeader',
		other: 'servicesDescription',
	},
	{
		kind: 'skill',
		add: '/projects/skill-add',
		update: '/skill/update',
		remove: '/skill',
		one: '/skills',
		page: '/skills?page=1',
		body: { ...endpointExamples.addSkill.body, img: image },
		field: 'skillName',
		other: 'level',
	},
	{
		kind: 'review',
		add: '/projects/add-review',
		update: '/review/update',
		remove: '/review',
		one: '/reviews',
		page: '/reviews?page=1',
		body: { ...endpointExamples.addOwnerReview.body, image },
		field: 'reviewText',
		other: 'UserName',
	},
];

/** Content types tested in detail. They share one implementation, so two are enough on PostgreSQL. */
export const kindsTried = inject('database').kind === 'sqlite' ? kinds : kinds.slice(0, 2);

/** Calls shared by the tests of every content type. */
export const callsOf = ({ add, one, body }: Kind) => ({
	async added(more: object = {}) {
		const { status, body: answer } = await asOwner('POST', `/api${add}`, { ...body, ...more });
		expect(status, JSON.stringify(answer)).toBe(201);
		return answer.data;
	},
	draft: async (id: string) => (await asOwner('GET', `/api${one}/${id}?version=draft`)).body.data,
});

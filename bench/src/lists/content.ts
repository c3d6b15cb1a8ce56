import type { Row } from '../../../cms/tests/support/insert-rows.ts';

/** A content type with its own list. */
export interface Kind {
	readonly name: string;
	readonly uid: string;
	readonly table: string;
	/** Name of the media field. Set only for types with draft and publish. */
	readonly picture?: string;
	/** Sort parameter that gives Strapi's route the same order as ours. */
	readonly sort: string;
	readonly row: (number: number) => Row;
	/** Join table of a relation, and its row for an entry. */
	readonly links?: { readonly table: string; readonly row: (id: number, number: number) => Row };
}

/** Above every id that Strapi assigns, so they cannot collide. */
export const firstId = 1_000_000;
/** Id of the draft row. The published row has the next id. */
export const idOf = (number: number) => firstId + 2 * number;

export const date = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 3_600_000);
export const paragraph = 'A shop for twenty teas, in two languages, that loads on a slow phone. ';

/** Content types shown on the public site. */
export const content: readonly Kind[] = [
	{
		name: 'project',
		uid: 'api::project.project',
		table: 'projects',
		picture: 'image',
		sort: 'rank:desc',
		row: (number) => ({
			projects_name: `Project ${number}`,
			projects_live_link: 'https://example.com',
			project_theme: 'Shop',
			project_price: number % 900,
			projects_description: paragraph.repeat(6),
			category: number % 2 ? 'Web Design' : 'Web Development',
			date: date(number),
			rank: number,
		}),
	},
	{
		name: 'blog',
		uid: 'api::blog.blog',
		table: 'blogs',
		picture: 'img',
		sort: 'date:desc',
		row: (number) => ({
			topic: `Post ${number}`,
			author: 'Sumu',
			description: paragraph.repeat(40),
			date: date(number),
		}),
	},
	{
		name: 'review',
		uid: 'api::review.review',
		table: 'reviews',
		picture: 'userImg',
		sort: 'date:desc',
		row: (number) => ({
			review_text: paragraph,
			user_name: `Nadia ${number}`,
			source: 'owner',
			rating: 5,
			date: date(number),
		}),
	},
	{
		name: 'service',
		uid: 'api::service.service',
		table: 'services',
		picture: 'img',
		sort: 'rank:asc',
		row: (number) => ({
			services_header: `Service ${number}`,
			services_description: paragraph,
			rank: number,
		}),
	},
	{
		name: 'skill',
		uid: 'api::skill.skill',
		table: 'skills',
		picture: 'img',
		sort: 'rank:asc',
		row: (number) => ({
			skill_name: `Skill ${number}`,
			percentage: number % 100,
			group: 'tools',
			rank: number,
		}),
	},
];

import type { Row } from '../../../cms/tests/support/insert.ts';

/** A content type with a list of its own. */
export interface Kind {
	readonly name: string;
	readonly uid: string;
	readonly table: string;
	/** The field that holds its picture; only what is published has one. */
	readonly picture?: string;
	/** How Strapi's own route sorts as ours does. */
	readonly sort: string;
	readonly row: (number: number) => Row;
	/** The table of a relation, and its row for an entry. */
	readonly links?: { readonly table: string; readonly row: (id: number, number: number) => Row };
}

/** Above those Strapi gives, so that neither meets the other. */
export const firstId = 1_000_000;
/** Of a draft; one that is published has the next. */
export const idOf = (number: number) => firstId + 2 * number;

export const date = (number: number) => new Date(Date.UTC(2026, 0, 1) - number * 3_600_000);
export const paragraph = 'A shop for twenty teas, in two languages, that loads on a slow phone. ';

/** What the public site shows. */
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

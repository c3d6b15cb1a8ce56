import * as z from 'zod/mini';
import { maxLengths } from '../../limits';
import * as messages from '../../messages';
import { categorySlug } from '../../normalize-text';
import { inGroup, settingLimits } from './fields';
import { defineList, definePart, defineSections, defineTextList } from './list-fields';
import { defineLine, definePlace, defineSlug, defineText } from './text-fields';
import { defineNumber, definePicture } from './value-fields';

/** A name whose slug has no other meaning. */
const defineGroupName = (label: string, takenSlugs: readonly string[]) => {
	const name = defineLine({ label, max: maxLengths.name, required: true });
	const form = name.form.check(
		z.refine((text) => !takenSlugs.includes(categorySlug(text)), messages.noCategory),
	);
	return { ...name, form };
};
const uniqueNames = z.refine<string[]>(
	(names) => new Set(names.map(categorySlug)).size === names.length,
	messages.categoryTwice,
);

const definePageText = (page: string) => defineText({ label: `Introduction on the ${page} page` });

/** Sections, pages, lists and figures, in the order of the API's response. */
export const pageSettings = {
	...inGroup('sections', {
		/** Sections of the home page below its banner, in display order, each exactly once. */
		sections: defineSections({
			label: 'Sections of the home page',
			help: 'Drag them into your order. A hidden section also disappears from the menu.',
		}),
		/** Replacement for the default menu links. If empty, the menu follows the sections. */
		menu: defineList({
			label: 'Custom menu',
			help: 'If empty, the menu follows the sections.',
			one: 'link',
			fields: {
				label: defineLine({ label: 'Label', max: maxLengths.name, required: true }),
				to: definePlace({ label: 'Target', help: 'Such as /about, or https://…' }),
			},
		}),
	}),
	...inGroup('own-pages', {
		/** Pages added by the owner. Only admins get their texts here; visitors' pages request them one at a time. */
		extraPages: defineList(
			{
				label: 'Custom pages',
				help: 'Each at its own address. The footer links to them.',
				one: 'page',
				fields: {
					slug: defineSlug({
						label: 'Address',
						help: 'The part after the slash: price-list for /price-list.',
						required: true,
					}),
					title: defineLine({ label: 'Title', max: maxLengths.name, required: true }),
					text: defineText({ label: 'Text', max: maxLengths.article, isPrivate: true }),
				},
			},
			z.refine(
				(pages) => new Set(pages.map(({ slug }) => slug)).size === pages.length,
				messages.slugTwice,
			),
		),
		/** Legal texts, for admins only. If one is empty, its page shows the default text of this software. */
		legal: definePart({
			label: 'Legal texts',
			help: 'The pages /terms and /privacy.',
			isPrivate: true,
			fields: {
				terms: defineText({
					label: 'Terms',
					help: 'If empty, the page shows default terms.',
					max: maxLengths.article,
				}),
				privacy: defineText({
					label: 'Privacy',
					help: 'If empty, the page shows a default policy.',
					max: maxLengths.article,
				}),
			},
		}),
	}),
	...inGroup('sections', {
		/** Line below the title of each list page. If empty, the section's text is shown. */
		pages: definePart({
			label: 'Page introductions',
			help: 'One or two sentences below the title of each list page. If empty, the page shows the section’s text.',
			fields: {
				projects: definePageText('Projects'),
				skills: definePageText('Skills'),
				services: definePageText('Services'),
				blog: definePageText('Blog'),
			},
		}),
	}),
	...inGroup('categories', {
		/** Project categories, in the order of their buttons. If empty, every project sets its own category. */
		categories: defineTextList(
			{
				label: 'Project categories',
				help: 'Each is a button above the list of projects. If empty, every project sets its own category.',
				one: 'category',
				entry: defineGroupName('Category', ['', 'recently']),
			},
			uniqueNames,
		),
		/** Skill groups. If empty, the five default groups are used. */
		skillGroups: defineTextList(
			{
				label: 'Skill groups',
				help: 'Each is a heading, in this order. If empty, there are five: front end, back end, database, hosting and tools.',
				one: 'group',
				entry: defineGroupName('Group', ['']),
			},
			uniqueNames,
		),
	}),
	...inGroup('development', {
		development: definePart({
			label: 'My Development Life',
			fields: {
				picture: definePicture({
					label: 'Picture',
					help: 'Portrait format, 6:7.',
					cropHint: { ratio: 4 / 3, minWidth: 1000, hint: 'Shown beside the text.' },
				}),
				steps: defineList({
					label: 'Years',
					help: 'One entry for each year, the latest first.',
					one: 'year',
					fields: {
						year: defineLine({ label: 'Year', max: settingLimits.short, required: true }),
						text: {
							...defineText({ label: 'Text', required: true }),
							kind: 'line' as const,
						},
					},
				}),
			},
		}),
	}),
	...inGroup('statistics', {
		statistics: defineList({
			label: 'Statistics',
			help: 'Numbers that count up from 0.',
			one: 'figure',
			fields: {
				label: defineLine({ label: 'Label', max: maxLengths.name, required: true }),
				value: defineNumber({
					label: 'Number',
					help: 'A whole number.',
					min: 0,
					max: settingLimits.number,
				}),
				note: defineLine({
					label: 'Note',
					help: 'Below it, such as “21% more”.',
				}),
			},
		}),
	}),
};

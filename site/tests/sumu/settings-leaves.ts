import { type Picture, type Site, type SiteForm, siteFormSchema } from '@sumu/contract';
import { endpointExamples } from '@sumu/contract/examples';
import { get, set } from 'react-hook-form';
import {
	type EntryControl,
	type GroupSpec,
	type ListControl,
	settingGroups,
} from '../../src/features/admin/settings/groups';

/** One value of the settings with its control. */
export interface Leaf {
	/** Path in the contract's form, such as `platforms.1.url`. */
	readonly path: string;
	readonly group: GroupSpec;
	readonly control: EntryControl;
	/** List that contains the value, and the index of its entry. */
	readonly list?: { readonly control: ListControl; readonly index: number };
	readonly value: unknown;
}

const { data: example } = endpointExamples.getSite.response;

/** Returns a unique text, or a number close to the example's. */
function initial(control: EntryControl, path: string, index = 0): unknown {
	switch (control.kind) {
		case 'number':
			return get<Site, number>(example, path.replace(/\d/, '0')) + index;
		case 'tick':
			return true;
		case 'choice':
			return control.options[index];
		case 'palette':
			return 'indigo';
		case 'colour':
			return '#1d4ed8';
		case 'picture':
			return `/uploads/${path}.webp`;
		case 'line':
			return control.suggestions?.[index] ?? `The ${path}`;
		case 'slug':
			return path.toLowerCase().replaceAll('.', '-');
		case 'place':
			return `/${path}`;
		case 'email':
			return `${path}@example.com`;
		case 'time':
			return `0${path.length % 10}:30`;
		case 'address':
			return `https://example.com/${path}`;
		default:
			return `The ${path}`;
	}
}

const entryOf = (list: ListControl, name: string, index: number): Omit<Leaf, 'group'>[] => {
	const item = Object.entries(list.fields);
	return item.map(([key, control]) => {
		const path = `${name}.${index}${item.length === 1 ? '' : `.${key}`}`;
		return { path, control, list: { control: list, index }, value: initial(control, path, index) };
	});
};

/** Returns every value that a group sets; each list has two entries. */
export const leavesOf = (group: GroupSpec): Leaf[] =>
	group.fields
		.flatMap((field): Omit<Leaf, 'group'>[] =>
			field.kind === 'list'
				? [0, 1].flatMap((index) => entryOf(field, field.name, index))
				: field.kind === 'sections'
					? []
					: [{ path: field.name, control: field, value: initial(field, field.name) }],
		)
		.map((leaf) => ({ ...leaf, group }));

const leaves = settingGroups.flatMap(leavesOf);

/** Returns the expected form values, in the contract's format. */
export function freshForm(): SiteForm {
	const form = {};
	for (const { path, value } of leaves) set(form, path, value);
	set(form, 'sections', example.sections);
	return siteFormSchema.parse(form);
}

const pictureAt = (url: string): Picture => ({
	url,
	alt: '',
	width: 10,
	height: 10,
	placeholder: null,
	focalPoint: null,
	formats: [],
});

/** Returns the same settings, as the API returns them. */
export function freshSite(): Site {
	const site: object = freshForm();
	for (const { path, control, value } of leaves)
		if (control.kind === 'picture') set(site, path, pictureAt(String(value)));
	const { features, published, updated, words, shownCategories } = example;
	return { ...(site as Site), features, published, updated, words, shownCategories };
}

/** Returns whether the contract accepts the form with this value. */
export const takes = (path: string, value: unknown): boolean => {
	const form = freshForm();
	set(form, path, value);
	return siteFormSchema.safeParse(form).success;
};

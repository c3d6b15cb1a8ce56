import type { Site } from '@sumu/contract';
import {
	type AreaName,
	areas,
	type Manner,
	pluralPart,
	type Text,
	textIn,
	type Word,
} from '@sumu/contract/words';

/** One text that can be replaced: a word, or one form of a plural. */
export interface Line {
	readonly key: string;
	readonly area: AreaName;
	/** The specification's. */
	readonly original: string;
	/** What the site says while nothing is typed. */
	readonly says: string;
	/** Of a plural: for which numbers it stands, such as `few`. */
	readonly form?: string;
	/** What is filled in, such as `{name}`. */
	readonly slots: ReadonlySet<string>;
}

export const areaNames: Readonly<Record<AreaName, string>> = {
	layout: 'Every page',
	home: 'Home, about and services',
	projects: 'Projects and search',
	blog: 'Blog',
	cart: 'Cart',
	contact: 'Contact',
	reviews: 'Reviews',
	signIn: 'Signing in and up',
	profile: 'Profile',
	settings: 'Account settings',
	accountNotices: 'Notices of the account',
	errors: 'Errors and questions',
	mails: 'Mails',
};

const slots = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([slot]) => slot);

/** Any form may say the number: there are languages whose `one` stands for 21 too. */
const slotsOf = (original: Text): ReadonlySet<string> =>
	typeof original === 'string'
		? new Set(slots(original))
		: new Set(['{count}', ...Object.values(original).flatMap(slots)]);

const formOf = (text: Text, form: Intl.LDMLPluralRule) =>
	typeof text === 'string' ? text : (text[form] ?? text.other);

/** Every text of the catalogue; of plurals the forms that the site's language has. */
export function linesOf(site: Pick<Site, 'language' | 'wording'>): readonly Line[] {
	const manner: Pick<Manner, 'language' | 'wording'> = site;
	const forms = new Intl.PluralRules(site.language).resolvedOptions().pluralCategories;
	return (Object.keys(areas) as AreaName[]).flatMap((area) =>
		Object.entries<Word>(areas[area]).flatMap(([key, word]): Line[] => {
			const { original } = word;
			const says = textIn(word, manner);
			const known = { area, slots: slotsOf(original) };
			if (typeof original === 'string')
				return [{ ...known, key, original, says: formOf(says, 'other') }];
			return forms.map((form) => ({
				...known,
				key: pluralPart(key, form),
				original: formOf(original, form),
				says: formOf(says, form),
				form,
			}));
		}),
	);
}

/** What is searched for stands in what is said, in the original or in what the owner typed. */
export function isFound(line: Line, own: string, searched: string): boolean {
	const asked = searched.trim().toLowerCase();
	return [line.original, line.says, own].some((text) => text.toLowerCase().includes(asked));
}

/** What the owner filled in that nobody will: `{nmae}`. */
export const unknownSlot = ({ slots: known }: Line, own: string): string | undefined =>
	slots(own).find((slot) => !known.has(slot));

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

/** A replaceable text: a word, or one form of a plural. */
export interface Line {
	readonly key: string;
	readonly area: AreaName;
	/** Text in the specification. */
	readonly original: string;
	/** Text that the site shows without a replacement. */
	readonly says: string;
	/** Plural category of the form, such as `few`. */
	readonly form?: string;
	/** Placeholders, such as `{name}`. */
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

/** Placeholders of a text. Every plural form can use the number, because in some languages `one` also covers 21. */
const slotsOf = (original: Text): ReadonlySet<string> =>
	typeof original === 'string'
		? new Set(slots(original))
		: new Set(['{count}', ...Object.values(original).flatMap(slots)]);

const formOf = (text: Text, form: Intl.LDMLPluralRule) =>
	typeof text === 'string' ? text : (text[form] ?? text.other);

/** Every text of the catalogue; for plurals, the forms that the site's language has. */
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

/** Checks whether the search matches the original text, the current one or the typed replacement. */
export function isFound(line: Line, own: string, searched: string): boolean {
	const asked = searched.trim().toLowerCase();
	return [line.original, line.says, own].some((text) => text.toLowerCase().includes(asked));
}

/** Returns the first unknown placeholder of a replacement, such as `{nmae}`. */
export const unknownSlot = ({ slots: known }: Line, own: string): string | undefined =>
	slots(own).find((slot) => !known.has(slot));

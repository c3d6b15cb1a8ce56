import { accountNoticeWords } from './account-notices';
import { blogWords } from './blog';
import { cartWords } from './cart';
import type { CatalogueEntry, DefaultForm } from './catalogue-entry';
import { contactWords } from './contact';
import { emailWords } from './emails';
import { errorWords } from './errors';
import { homeWords } from './home';
import type { ParameterNames } from './interpolate';
import { layoutWords } from './layout';
import { profileWords } from './profile';
import { projectWords } from './projects';
import { reviewWords } from './reviews';
import { settingsWords } from './settings';
import { signInWords } from './sign-in';

/** Every text in the public interface and in e-mails, by area. */
export const catalogueAreas = {
	layout: layoutWords,
	home: homeWords,
	projects: projectWords,
	blog: blogWords,
	cart: cartWords,
	contact: contactWords,
	reviews: reviewWords,
	signIn: signInWords,
	profile: profileWords,
	settings: settingsWords,
	accountNotices: accountNoticeWords,
	errors: errorWords,
	mails: emailWords,
} as const;

export type AreaName = keyof typeof catalogueAreas;
type Words = {
	[Name in AreaName]: (typeof catalogueAreas)[Name][keyof (typeof catalogueAreas)[Name]];
}[AreaName];
type Keys = { [Name in AreaName]: keyof (typeof catalogueAreas)[Name] & string }[AreaName];

/** Key of a text, unique across all areas. Owners replace texts by key. */
export type CatalogueKey = Keys;

/** A text as written in the code. A text that is not in the catalogue does not compile. */
export type SourceText = DefaultForm<Extract<Words, { original: string }>>;
/** A text without interpolation. */
export type StaticText = {
	[P in SourceText]: [ParameterNames<P>] extends [never] ? P : never;
}[SourceText];
/** A text with plural forms, as written in the code. */
export type SourcePlural = Extract<Words, { original: { other: string } }>['original'];

export const catalogueEntries: readonly (readonly [key: CatalogueKey, word: CatalogueEntry])[] =
	Object.values(catalogueAreas).flatMap(
		(area) => Object.entries(area) as [CatalogueKey, CatalogueEntry][],
	);

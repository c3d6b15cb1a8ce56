import { accountNoticeWords } from './account-notices';
import { blogWords } from './blog';
import { cartWords } from './cart';
import type { CatalogueEntry } from './catalogue-entry';
import { contactWords } from './contact';
import { emailWords } from './emails';
import { errorWords } from './errors';
import { homeWords } from './home';
import type { InterpolationParams, TextWithParameters } from './interpolate';
import { layoutWords } from './layout';
import { profileWords } from './profile';
import { projectWords } from './projects';
import { reviewWords } from './reviews';
import { settingsWords } from './settings';
import { signInWords } from './sign-in';
import type { workplaceWords } from './workplace';

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
type Areas = typeof catalogueAreas;

/** Key of a text, unique across all areas. Owners replace texts by key. */
export type CatalogueKey = { [Name in AreaName]: keyof Areas[Name] & string }[AreaName];

/** Original of any entry: a text, or its plural forms. */
type Original =
	| {
			[Name in AreaName]: Areas[Name][keyof Areas[Name]] extends { original: infer Text }
				? Text
				: never;
	  }[AreaName]
	| (typeof workplaceWords)[keyof typeof workplaceWords]['original'];

/** A text as written in the code. */
export type SourceText = Extract<Original, string>;
/** A text with plural forms, as written in the code. */
export type SourcePlural = Exclude<Original, string>;
/** A text without parameters. */
export type StaticText = Exclude<SourceText, TextWithParameters>;

/** Translates a text of the catalogue; a text with parameters needs their values. Other texts do not compile. */
export interface Translate {
	(text: StaticText): string;
	<Text extends Extract<SourceText, TextWithParameters>>(
		text: Text,
		params: InterpolationParams<Text>,
	): string;
}

export const catalogueEntries: readonly (readonly [key: CatalogueKey, word: CatalogueEntry])[] =
	Object.values(catalogueAreas).flatMap(
		(area) => Object.entries(area) as [CatalogueKey, CatalogueEntry][],
	);

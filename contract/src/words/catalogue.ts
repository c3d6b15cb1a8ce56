import { accountNotices } from './account-notices';
import { blog } from './blog';
import { cart } from './cart';
import { contact } from './contact';
import { errors } from './errors';
import { home } from './home';
import { layout } from './layout';
import { mails } from './mails';
import { profile } from './profile';
import { projects } from './projects';
import { reviews } from './reviews';
import type { Slots } from './say';
import { settings } from './settings';
import { signIn } from './sign-in';
import type { Said, Word } from './word';

/** Every text in the public interface and in e-mails, by area. */
export const areas = {
	layout,
	home,
	projects,
	blog,
	cart,
	contact,
	reviews,
	signIn,
	profile,
	settings,
	accountNotices,
	errors,
	mails,
} as const;

export type AreaName = keyof typeof areas;
type Words = {
	[Name in AreaName]: (typeof areas)[Name][keyof (typeof areas)[Name]];
}[AreaName];
type Keys = { [Name in AreaName]: keyof (typeof areas)[Name] & string }[AreaName];

/** Key of a text, unique across all areas. Owners replace texts by key. */
export type Key = Keys;

/** A text as written in the code. A text that is not in the catalogue does not compile. */
export type Phrase = Said<Extract<Words, { original: string }>>;
/** A text without interpolation. */
export type Label = { [P in Phrase]: [Slots<P>] extends [never] ? P : never }[Phrase];
/** A text with plural forms, as written in the code. */
export type Counted = Extract<Words, { original: { other: string } }>['original'];

export const entries: readonly (readonly [key: Key, word: Word])[] = Object.values(areas).flatMap(
	(area) => Object.entries(area) as [Key, Word][],
);

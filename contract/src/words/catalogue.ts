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

/** Every text of the interface that a visitor or a mail's reader meets, by where they do. */
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

/** The name of a word, by which the owner replaces it; each is there once. */
export type Key = Keys;

/** A text as it stands in the code; what is none of the catalogue's does not compile. */
export type Phrase = Said<Extract<Words, { original: string }>>;
/** One in which nothing is to be filled in. */
export type Label = { [P in Phrase]: [Slots<P>] extends [never] ? P : never }[Phrase];
/** The same of what follows a number, in the singular and in the plural. */
export type Counted = Extract<Words, { original: { other: string } }>['original'];

export const entries: readonly (readonly [key: Key, word: Word])[] = Object.values(areas).flatMap(
	(area) => Object.entries(area) as [Key, Word][],
);

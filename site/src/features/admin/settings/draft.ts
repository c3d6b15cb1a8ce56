import { type Picture, type Site, type SiteForm, siteFormSchema } from '@sumu/contract';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';

const textsOf = (entries: { value: string }[]) => entries.map(({ value }) => value);
const entriesOf = (texts: readonly string[]) => texts.map((value) => ({ value }));

/**
 * Schema of a list of texts. Lists in a form can only contain objects, so each text is a `value`, which also
 * gets its error.
 */
const entries = (list: typeof siteFormSchema.shape.headlines) =>
	z.pipe(z.pipe(z.array(z.object({ value: list.def.element })), z.transform(textsOf)), list);

type Texts = 'headlines' | 'aboutSkills' | 'categories' | 'skillGroups';
export type Draft = Omit<SiteForm, Texts> & Record<Texts, { value: string }[]>;

/**
 * Validates the settings in the form and converts them to the request body. The cast is safe: the API also
 * accepts null for a text, but the form has none.
 */
export const draftSchema = z.extend(siteFormSchema, {
	headlines: entries(siteFormSchema.shape.headlines),
	aboutSkills: entries(siteFormSchema.shape.aboutSkills),
	categories: entries(siteFormSchema.shape.categories),
	skillGroups: entries(siteFormSchema.shape.skillGroups),
}) as z.ZodMiniType<SiteForm, Draft>;

/** Form control of the settings. */
export type DraftControl = Control<Draft, unknown, SiteForm>;

const address = (picture: Picture | null) => picture?.url ?? null;

export const draftOf = ({
	features: _,
	published: _published,
	shownCategories: _shownCategories,
	updated: _updated,
	words: _words,
	...site
}: Site): Draft => ({
	...site,
	headlines: entriesOf(site.headlines),
	aboutSkills: entriesOf(site.aboutSkills),
	categories: entriesOf(site.categories),
	skillGroups: entriesOf(site.skillGroups),
	heroPicture: address(site.heroPicture),
	portrait: address(site.portrait),
	development: { ...site.development, picture: address(site.development.picture) },
	seo: { ...site.seo, picture: address(site.seo.picture) },
	brand: {
		...site.brand,
		logo: address(site.brand.logo),
		icon: address(site.brand.icon),
		footerMark: address(site.brand.footerMark),
		border: address(site.brand.border),
		lost: address(site.brand.lost),
	},
	moderateReviews: site.moderateReviews ?? false,
});

/** Typed settings as a request body, without validation. */
export const formOf = (draft: Draft): SiteForm => ({
	...draft,
	headlines: textsOf(draft.headlines),
	aboutSkills: textsOf(draft.aboutSkills),
	categories: textsOf(draft.categories),
	skillGroups: textsOf(draft.skillGroups),
});

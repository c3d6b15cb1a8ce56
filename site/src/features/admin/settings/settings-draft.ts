import { type Picture, type Site, type SiteForm, siteFormSchema } from '@sumu/contract';
import type { Control } from 'react-hook-form';
import * as z from 'zod/mini';

const textsOf = (entries: { value: string }[]) => entries.map(({ value }) => value);
const entriesOf = (texts: readonly string[]) => texts.map((value) => ({ value }));

/**
 * Schema of a list of texts. Lists in a form can only contain objects, so each text is a `value`, which also
 * gets its error.
 */
const createTextListSchema = (list: typeof siteFormSchema.shape.headlines) =>
	z.pipe(z.pipe(z.array(z.object({ value: list.def.element })), z.transform(textsOf)), list);

type Texts = 'headlines' | 'aboutSkills' | 'categories' | 'skillGroups';
export type SettingsDraft = Omit<SiteForm, Texts> & Record<Texts, { value: string }[]>;

/**
 * Validates the settings in the form and converts them to the request body. The cast is safe: the API also
 * accepts null for a text, but the form has none.
 */
export const draftSchema = z.extend(siteFormSchema, {
	headlines: createTextListSchema(siteFormSchema.shape.headlines),
	aboutSkills: createTextListSchema(siteFormSchema.shape.aboutSkills),
	categories: createTextListSchema(siteFormSchema.shape.categories),
	skillGroups: createTextListSchema(siteFormSchema.shape.skillGroups),
}) as z.ZodMiniType<SiteForm, SettingsDraft>;

/** Form control of the settings. */
export type DraftControl = Control<SettingsDraft, unknown, SiteForm>;

const getPictureAddress = (picture: Picture | null) => picture?.url ?? null;

export const draftOf = ({
	features: _,
	published: _published,
	shownCategories: _shownCategories,
	updated: _updated,
	words: _words,
	...site
}: Site): SettingsDraft => ({
	...site,
	headlines: entriesOf(site.headlines),
	aboutSkills: entriesOf(site.aboutSkills),
	categories: entriesOf(site.categories),
	skillGroups: entriesOf(site.skillGroups),
	heroPicture: getPictureAddress(site.heroPicture),
	portrait: getPictureAddress(site.portrait),
	development: { ...site.development, picture: getPictureAddress(site.development.picture) },
	seo: { ...site.seo, picture: getPictureAddress(site.seo.picture) },
	brand: {
		...site.brand,
		logo: getPictureAddress(site.brand.logo),
		icon: getPictureAddress(site.brand.icon),
		footerMark: getPictureAddress(site.brand.footerMark),
		border: getPictureAddress(site.brand.border),
		lost: getPictureAddress(site.brand.lost),
	},
	moderateReviews: site.moderateReviews ?? false,
});

/** Typed settings as a request body, without validation. */
export const formOf = (draft: SettingsDraft): SiteForm => ({
	...draft,
	headlines: textsOf(draft.headlines),
	aboutSkills: textsOf(draft.aboutSkills),
	categories: textsOf(draft.categories),
	skillGroups: textsOf(draft.skillGroups),
});

import type { Picture, Site, SiteForm } from '@sumu/contract';

type Plain = 'headlines' | 'aboutSkills';
export const plainLists: readonly Plain[] = ['headlines', 'aboutSkills'];

interface Entry {
	value: string;
}

/** The settings as the form holds them: a form's lists hold objects only. */
export type Draft = Omit<SiteForm, Plain> & Record<Plain, Entry[]>;

const wrapped = (texts: readonly string[]): Entry[] => texts.map((value) => ({ value }));
const address = (picture: Picture | null) => picture?.url ?? null;

export const draftOf = ({ features: _, ...site }: Site): Draft => ({
	...site,
	headlines: wrapped(site.headlines),
	aboutSkills: wrapped(site.aboutSkills),
	heroPicture: address(site.heroPicture),
	portrait: address(site.portrait),
	development: { ...site.development, picture: address(site.development.picture) },
	seo: { ...site.seo, picture: address(site.seo.picture) },
	moderateReviews: site.moderateReviews ?? false,
});

const unwrapped = (entries: readonly Entry[]) => entries.map(({ value }) => value);

export const formOf = (draft: Draft): SiteForm => ({
	...draft,
	headlines: unwrapped(draft.headlines),
	aboutSkills: unwrapped(draft.aboutSkills),
});

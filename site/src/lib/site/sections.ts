import type { HomeSection, SectionKey, Site } from '@sumu/contract';

/** Checks whether a section has any content. */
export const isFilled: { readonly [Key in SectionKey]: (site: Site) => boolean } = {
	teasers: ({ teasers }) => teasers.length > 0,
	about: ({ aboutText, portrait, achievements }) =>
		Boolean(aboutText || portrait) || achievements.length > 0,
	projects: ({ published }) => published.projects,
	skills: ({ published }) => published.skills,
	development: ({ development, ...site }) =>
		development.steps.length > 0 || Boolean(sectionOf(site, 'development').text),
	services: ({ published }) => published.services,
	testimonials: ({ published }) => published.reviews,
	blog: ({ published }) => published.blogs,
	statistics: ({ statistics }) => statistics.length > 0,
	newsletter: () => true,
	contact: () => true,
};

/** Returns the owner's heading and visibility of a home section; hidden by default. */
export const sectionOf = ({ sections }: Pick<Site, 'sections'>, key: SectionKey): HomeSection =>
	sections.find((section) => section.key === key) ?? {
		key,
		shown: false,
		title: '',
		text: '',
		label: '',
	};

/** Returns the visible sections that have content, in the owner's order. */
export const shownSections = (site: Site): HomeSection[] =>
	site.sections.filter(({ key, shown }) => shown && isFilled[key](site));

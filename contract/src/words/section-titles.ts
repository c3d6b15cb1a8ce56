import type { HomeSection, SectionKey } from '../schemas/sections';
import type { StaticText } from './catalogue';
import type { LanguageTexts } from './catalogue-entry';
import type { LocaleSettings } from './locale-settings';
import { textOf } from './translations';

/** Default titles of the home page's sections. Two sections show no title. */
const defaultSectionTitles: Readonly<Record<SectionKey, StaticText | ''>> = {
	teasers: 'How I work',
	about: '',
	projects: 'Latest Projects',
	skills: 'Skills',
	development: 'My Development Life',
	services: 'Services',
	testimonials: 'Testimonials',
	blog: 'Blog',
	statistics: '',
	newsletter: 'News by e-mail, now and then',
	contact: 'Contact',
};

export function defaultSectionTitle(
	key: SectionKey,
	manner: LocaleSettings,
	texts: LanguageTexts,
): string {
	const label = defaultSectionTitles[key];
	return label && textOf(label, manner, texts);
}

/** Fills in the default titles of sections without a title. */
export const withDefaultTitles = (
	sections: readonly HomeSection[],
	manner: LocaleSettings,
	texts: LanguageTexts,
): HomeSection[] =>
	sections.map((section) => ({
		...section,
		title: section.title || defaultSectionTitle(section.key, manner, texts),
	}));

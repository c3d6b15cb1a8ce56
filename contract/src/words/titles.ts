import type { Section, SectionKey } from '../schemas/sections';
import type { Label } from './catalogue';
import type { Manner } from './manner';
import { textOf } from './spoken';

/** What a section of home is called until the owner calls it something; these two show no title of their own. */
const usual: Readonly<Record<SectionKey, Label | ''>> = {
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

export function usualTitle(key: SectionKey, manner: Manner): string {
	const label = usual[key];
	return label && textOf(label, manner);
}

/** Sections as they show: one without a title has its usual one. */
export const titled = (sections: readonly Section[], manner: Manner): Section[] =>
	sections.map((section) => ({
		...section,
		title: section.title || usualTitle(section.key, manner),
	}));

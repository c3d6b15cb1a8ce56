import type { Section, SectionKey } from '../schemas/sections';
import type { Label } from './catalogue';
import type { Manner } from './manner';
import { textOf } from './spoken';

/** Default titles of the home page's sections. Two sections show no title. */
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

/** Fills in the default titles of sections without a title. */
export const titled = (sections: readonly Section[], manner: Manner): Section[] =>
	sections.map((section) => ({
		...section,
		title: section.title || usualTitle(section.key, manner),
	}));

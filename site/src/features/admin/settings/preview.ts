import type { Picture, Site } from '@sumu/contract';
import { type Draft, formOf } from './draft';

/** A picture that was just uploaded has its address only. */
const shown = (url: string | null, before: Picture | null): Picture | null => {
	if (!url) return null;
	if (url === before?.url) return before;
	return { url, alt: '', width: null, height: null, placeholder: null, formats: [] };
};

const whole = (value: number) => (Number.isInteger(value) ? value : 0);

/** The site as it would be with what was typed so far. */
export function previewOf(draft: Draft, site: Site): Site {
	const form = formOf(draft);
	return {
		...site,
		...form,
		heroPicture: shown(form.heroPicture, site.heroPicture),
		portrait: shown(form.portrait, site.portrait),
		experience: whole(form.experience),
		statistics: form.statistics.map((entry) => ({ ...entry, value: whole(entry.value) })),
		development: {
			...form.development,
			picture: shown(form.development.picture, site.development.picture),
		},
		seo: { ...form.seo, picture: shown(form.seo.picture, site.seo.picture) },
	};
}

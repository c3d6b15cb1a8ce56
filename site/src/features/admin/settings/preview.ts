import { isCurrency, isLanguage, isTimeZone, type Site } from '@sumu/contract';
import { withDefaultTitles } from '@sumu/contract/words';
import { shownPicture } from '../preview/preview-values';
import { formOf, type SettingsDraft } from './settings-draft';

const toInteger = (value: number) => (Number.isInteger(value) ? value : 0);

/** Replaces an unknown language, currency or time zone by a default, and drops menu links without a label. */
const withValidLocale = ({ language, currency, timeZone, menu, ...site }: Site): Site => ({
	...site,
	menu: menu.filter(({ label }) => label !== ''),
	language: isLanguage(language) ? language : 'en',
	currency: isCurrency(currency) ? currency : 'USD',
	timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
});

/** The site with the typed settings. */
export function previewOf(draft: SettingsDraft, site: Site): Site {
	const form = formOf(draft);
	const typedSite = withValidLocale({
		...site,
		...form,
		heroPicture: shownPicture(form.heroPicture, site.heroPicture),
		portrait: shownPicture(form.portrait, site.portrait),
		experience: toInteger(form.experience),
		statistics: form.statistics.map((entry) => ({ ...entry, value: toInteger(entry.value) })),
		development: {
			...form.development,
			picture: shownPicture(form.development.picture, site.development.picture),
		},
		brand: {
			...form.brand,
			logo: shownPicture(form.brand.logo, site.brand.logo),
			icon: shownPicture(form.brand.icon, site.brand.icon),
			footerMark: shownPicture(form.brand.footerMark, site.brand.footerMark),
			border: shownPicture(form.brand.border, site.brand.border),
			lost: shownPicture(form.brand.lost, site.brand.lost),
		},
		seo: { ...form.seo, picture: shownPicture(form.seo.picture, site.seo.picture) },
	});
	return { ...typedSite, sections: withDefaultTitles(typedSite.sections, typedSite) };
}

import {
	isCurrency,
	isLanguage,
	isTimeZone,
	type Picture,
	type SettingField,
	type Site,
} from '@sumu/contract';
import { type LanguageTexts, withDefaultTitles } from '@sumu/contract/words';
import { get } from 'react-hook-form';
import { shownPicture } from '../preview/preview-values';
import { entriesIn, formOf, mapSettings, type SettingsDraft } from './settings-draft';

const toInteger = (value: unknown) => (Number.isInteger(value) ? value : 0);

/** Replaces an unknown language, currency or time zone by a default, and drops menu links without a label. */
const withValidLocale = ({ language, currency, timeZone, menu, ...site }: Site): Site => ({
	...site,
	menu: menu.filter(({ label }) => label !== ''),
	language: isLanguage(language) ? language : 'en',
	currency: isCurrency(currency) ? currency : 'USD',
	timeZone: isTimeZone(timeZone) ? timeZone : 'UTC',
});

/** Returns the shown value of a typed one: a picture instead of its address, and 0 for an invalid number. */
function shownValue(setting: SettingField, value: unknown, stored: unknown): unknown {
	switch (setting.kind) {
		case 'picture':
			return shownPicture(value as string | null, stored as Picture | null);
		case 'number':
			return toInteger(value);
		case 'list':
			return (value as object[]).map((entry) => shownEntry(setting.fields, entry));
		default:
			return value;
	}
}

const shownEntry = (fields: object, entry: object) =>
	mapSettings(
		entry,
		(field, value) => (field.kind === 'number' ? toInteger(value) : value),
		entriesIn(fields),
	);

/**
 * The site with the typed settings.
 * @param texts translations of the typed language
 */
export function previewOf(draft: SettingsDraft, site: Site, texts: LanguageTexts): Site {
	const typedSettings = mapSettings(formOf(draft), (setting, value, name) =>
		shownValue(setting, value, get(site, name)),
	);
	const typedSite = withValidLocale({ ...site, ...typedSettings });
	return { ...typedSite, sections: withDefaultTitles(typedSite.sections, typedSite, texts) };
}

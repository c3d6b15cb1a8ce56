import {
	everySection,
	initialValueOf,
	type SettingField,
	type SiteSetting,
	settingDefinitions,
	siteSettingSchema,
	type TextSetting,
} from '@sumu/contract';
import { textsOf } from '@sumu/contract/locales';
import { withDefaultTitles } from '@sumu/contract/words';
import {
	booleanField,
	choiceField,
	columnField,
	componentField,
	componentListField,
	computedField,
	constantField,
	type Field,
	jsonField,
	nullableNumberField,
	textField,
	timeOfDayField,
	webAddressField,
} from '../../platform/fields';
import { libraryPictureField } from '../../platform/media/picture-columns';

/** Field of a setting. `findMissingAttributes` checks its column, because the compiler cannot. */
export type AnySettingField = Field<never, unknown>;
export type SettingDefinitions = Readonly<Record<string, SettingField>>;

/** Reader of the settings. Visitors get the initial values of private ones. */
export type Reader = 'visitor' | 'owner';

const sectionsField = componentListField('sections', {
	key: columnField('key', (key: SiteSetting['sections'][number]['key']) => key),
	shown: booleanField('shown'),
	title: textField('title'),
	text: textField('text'),
	label: textField('label'),
});

/** A code that is unknown, or missing in settings of an earlier release, reads as the initial value. */
const createCodeField = (name: string, isKnown: (code: string) => boolean, initial: unknown) =>
	columnField(name, (stored: string | null) => (stored && isKnown(stored) ? stored : initial));

function createTextField(name: string, setting: TextSetting): AnySettingField {
	if (setting.isKnown) return createCodeField(name, setting.isKnown, initialValueOf(setting));
	switch (setting.kind) {
		case 'address':
		case 'place':
			return webAddressField(name);
		case 'time':
			return timeOfDayField(name);
		default:
			return textField(name);
	}
}

/** Default titles are in the language and wording of the site; the owner gets the stored titles. */
const createSectionsField = (reader: Reader): AnySettingField =>
	reader === 'owner'
		? computedField({ stored: sectionsField }, ({ stored }) => everySection(stored))
		: computedField({ stored: sectionsField, ...localeFields }, ({ stored, ...locale }) =>
				withDefaultTitles(everySection(stored), locale, textsOf(locale.language)),
			);

function createField(name: string, setting: SettingField, reader: Reader): AnySettingField {
	if (setting.isPrivate && reader === 'visitor') return constantField(initialValueOf(setting));
	switch (setting.kind) {
		case 'number':
			return computedField(
				{ stored: nullableNumberField(name) },
				({ stored }) => stored ?? initialValueOf(setting),
			);
		case 'tick':
			return booleanField(name);
		case 'picture':
			return libraryPictureField(name, setting.alt ? { alt: setting.alt } : undefined);
		case 'colour':
			return columnField(name, (stored: string | null) =>
				setting.response.safeParse(stored).success ? (stored?.toLowerCase() ?? null) : null,
			);
		case 'choice':
		case 'palette': {
			const { fallback } = setting;
			return fallback === undefined
				? columnField(name, (stored: unknown) => stored)
				: choiceField(name, setting.options, fallback);
		}
		case 'textList':
			return computedField(
				{ rows: componentListField(name, { text: textField('text') }) },
				(from) => from.rows.map(({ text }) => text),
			);
		case 'list':
			return componentListField(name, createSettingFields(setting.fields, reader));
		case 'part':
			return componentField(name, createSettingFields(setting.fields, reader));
		case 'sections':
			return createSectionsField(reader);
		case 'words':
			return jsonField(name, siteSettingSchema.shape.words, {});
		default:
			return createTextField(name, setting);
	}
}

/** Returns the field of each setting, as this reader gets it. */
export const createSettingFields = (definitions: object, reader: Reader) =>
	Object.fromEntries(
		Object.entries(definitions as SettingDefinitions).map(([name, setting]) => [
			name,
			createField(name, setting, reader),
		]),
	) as Record<string, AnySettingField>;

/** Returns the field of one setting, as the owner gets it. */
export const createSettingField = <Name extends keyof SiteSetting>(name: Name) =>
	createField(name, settingDefinitions[name], 'owner') as Field<
		Record<string, unknown>,
		SiteSetting[Name]
	>;

const localeFields = {
	wording: createSettingField('wording'),
	words: createSettingField('words'),
	language: createSettingField('language'),
};

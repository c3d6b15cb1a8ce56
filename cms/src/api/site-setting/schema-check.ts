import type { Core } from '@strapi/strapi';
import { type SettingField, settingDefinitions } from '@sumu/contract';
import type { SettingDefinitions } from './setting-fields';

interface Attribute {
	readonly type: string;
	readonly component?: string;
}
/** Attributes of a content type or component, with the file that defines them. */
interface Attributes {
	readonly file: string;
	readonly attributes: Readonly<Record<string, Attribute>>;
}

/** Types of the attribute for each kind of setting. */
const attributeTypes: Readonly<Record<SettingField['kind'], readonly string[]>> = {
	line: ['string', 'text'],
	text: ['text', 'richtext'],
	address: ['string'],
	email: ['email'],
	place: ['string'],
	slug: ['string'],
	time: ['time'],
	number: ['integer'],
	tick: ['boolean'],
	picture: ['media'],
	colour: ['string'],
	palette: ['enumeration'],
	choice: ['enumeration'],
	textList: ['component'],
	list: ['component'],
	part: ['component'],
	sections: ['component'],
	words: ['json'],
};

/**
 * Returns a sentence for each setting whose attribute is missing or has another type. It names the setting and the file
 * to edit.
 */
export function findSchemaFaults(
	definitions: SettingDefinitions,
	{ file, attributes }: Attributes,
	readComponent: (uid: string) => Attributes,
	path = '',
): string[] {
	return Object.entries(definitions).flatMap(([name, setting]) => {
		const types = attributeTypes[setting.kind];
		const attribute = attributes[name];
		const setName = `${path}${name}`;
		if (!attribute)
			return [`Setting ${setName}: add an attribute of type ${types.join(' or ')} to ${file}`];
		if (!types.includes(attribute.type))
			return [`Setting ${setName}: its type in ${file} must be ${types.join(' or ')}`];
		if (setting.kind !== 'list' && setting.kind !== 'part') return [];
		return findSchemaFaults(
			setting.fields as SettingDefinitions,
			readComponent(attribute.component ?? ''),
			readComponent,
			`${setName}.`,
		);
	});
}

/**
 * Checks the settings at the start, where a missing column would otherwise be an SQL error.
 * @throws if an attribute is missing or has another type
 */
export function checkSettingSchemas(strapi: Core.Strapi) {
	const { attributes = {} } = strapi.contentTypes['api::site-setting.site-setting'] ?? {};
	const faults = findSchemaFaults(
		settingDefinitions,
		{
			file: 'cms/src/api/site-setting/content-types/site-setting/schema.json',
			attributes: attributes as Attributes['attributes'],
		},
		(uid) => ({
			file: `cms/src/components/${uid.replace('.', '/')}.json`,
			attributes: (strapi.components[uid as 'site.brand']?.attributes ??
				{}) as Attributes['attributes'],
		}),
	);
	if (faults.length > 0) throw new Error(faults.join('\n'));
}

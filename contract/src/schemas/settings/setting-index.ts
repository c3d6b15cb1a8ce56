import type { SettingField } from './fields';
import { type SettingGroupId, settingGroups } from './groups';
import { settingDefinitions } from './index';

/** A field of the settings form, as the owner's search finds it. */
export interface IndexedSetting {
	/** Path of the field in the form, such as `contact.email`. */
	readonly name: string;
	readonly label: string;
	readonly help: string;
	readonly group: SettingGroupId;
	readonly groupTitle: string;
}

type NamedField = Pick<IndexedSetting, 'name' | 'label' | 'help'>;

/** Returns the fields of a setting: one for each field of a part, none for the words, which have their own screen. */
function fieldsOf(name: string, setting: SettingField): NamedField[] {
	if (setting.kind === 'words') return [];
	if (setting.kind === 'part')
		return Object.entries(setting.fields as Record<string, SettingField>).flatMap(([key, field]) =>
			fieldsOf(`${name}.${key}`, field),
		);
	return [{ name, label: setting.label, help: setting.help ?? '' }];
}

const settings: readonly [string, SettingField & { readonly group?: SettingGroupId }][] =
	Object.entries(settingDefinitions);

/** Every field of the settings form, in the order of its groups. */
export const settingIndex: readonly IndexedSetting[] = settingGroups.flatMap(({ id, title }) =>
	settings
		.filter(([, { group }]) => group === id)
		.flatMap(([name, setting]) => fieldsOf(name, setting))
		.map((field) => ({ ...field, group: id, groupTitle: title })),
);

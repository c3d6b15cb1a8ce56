import {
	type EntrySetting,
	settingGroups as groupDefinitions,
	type SectionsSetting,
	type SettingField,
	type SettingGroupId,
	settingDefinitions,
} from '@sumu/contract';
import type { Path } from 'react-hook-form';
import type { SettingsDraft } from './settings-draft';

/** Path of a setting in the form. */
export type SettingName = Path<SettingsDraft>;

/** Setting without its schemas and values. */
type ControlOf<Setting> = Setting extends unknown
	? Omit<Setting, 'response' | 'form' | 'initial' | 'isKnown' | 'isPrivate'>
	: never;

/** Control for a single value. */
export type EntryControl = ControlOf<EntrySetting>;

/** Control for a list. A list of texts has one field, `value`. */
export interface ListControl {
	readonly kind: 'list';
	readonly label: string;
	readonly help?: string | undefined;
	readonly isOptional?: boolean | undefined;
	/** Name of one entry, as in ‘Add {one}’. */
	readonly one: string;
	readonly fields: Readonly<Record<string, EntrySetting>>;
}

/** A setting and its control. */
export type FieldSpec = { readonly name: SettingName } & (
	| EntryControl
	| ListControl
	| ControlOf<SectionsSetting>
);

export interface GroupSpec {
	readonly id: SettingGroupId;
	readonly title: string;
	/** Shown below the title. */
	readonly help?: string | undefined;
	readonly fields: readonly FieldSpec[];
}

/** Returns the rows of a setting: one for each field of a part, none for the words, which have their own screen. */
function specsOf(path: string, setting: SettingField): FieldSpec[] {
	// The definitions also define the type of the form, so each path exists in it.
	const name = path as SettingName;
	switch (setting.kind) {
		case 'words':
			return [];
		case 'part':
			return Object.entries(setting.fields as Record<string, SettingField>).flatMap(
				([key, field]) => specsOf(`${path}.${key}`, field),
			);
		case 'list':
			return [{ ...setting, fields: setting.fields as ListControl['fields'], name }];
		case 'textList': {
			const { label, help, isOptional, one, entry } = setting;
			return [{ kind: 'list', label, help, isOptional, one, fields: { value: entry }, name }];
		}
		default:
			return [{ ...setting, name }];
	}
}

const settingEntries: [string, SettingField & { readonly group?: SettingGroupId }][] =
	Object.entries(settingDefinitions);

/** Returns the rows of a group: those named first, then the others in the order of their definitions. */
function fieldsOf(id: SettingGroupId, first: readonly string[] = []): FieldSpec[] {
	const specs = settingEntries
		.filter(([, { group }]) => group === id)
		.flatMap(([name, setting]) => specsOf(name, setting));
	const placeOf = ({ name }: FieldSpec) =>
		first.includes(name) ? first.indexOf(name) : first.length;
	return specs.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** All settings of the form, in the order of the page. */
export const settingGroups: readonly GroupSpec[] = groupDefinitions.map((group) => ({
	id: group.id,
	title: group.title,
	help: 'help' in group ? group.help : undefined,
	fields: fieldsOf(group.id, 'first' in group ? group.first : []),
}));

/** Every setting, regardless of its group. */
export const fieldSpecs: readonly FieldSpec[] = settingGroups.flatMap(({ fields }) => fields);

/** @throws if there is no such setting, which the compiler prevents */
export function specOf(name: SettingName): FieldSpec {
	const spec = fieldSpecs.find((each) => each.name === name);
	if (!spec) throw new Error(`There is no setting ${name}`);
	return spec;
}

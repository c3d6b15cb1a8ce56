import { settingDefinitions } from '@sumu/contract';
import { settingsGroups } from '../../admin/forms/groups';
import type { AnyPanelView } from '../../platform/panel/view';

interface LabelledField {
	readonly label: string;
	readonly help?: string;
}

/** Returns the panel's labels of settings, as `/sumu/settings` shows them. */
export const toPanelLabels = (fields: Readonly<Record<string, LabelledField>>) =>
	Object.fromEntries(
		Object.entries(fields).map(([name, { label, help }]) => [
			name,
			help ? ([label, help] as const) : label,
		]),
	);

export const siteSettingView: AnyPanelView = {
	main: 'ownerName',
	rows: settingsGroups.flatMap(({ rows }) => rows),
	fields: toPanelLabels(settingDefinitions),
};

const settingLabels: Readonly<Record<string, LabelledField>> = settingDefinitions;

/** Returns the panel's label of a setting. */
export const getSettingLabel = (column: string): string => settingLabels[column]?.label ?? column;

import { siteSettingView } from './panel';

const settingLabels: Readonly<Record<string, string | readonly [name: string, help: string]>> =
	siteSettingView.fields;

/** Returns the panel's label of a setting. */
export const getSettingLabel = (column: string): string => {
	const label = settingLabels[column] ?? column;
	return typeof label === 'string' ? label : label[0];
};

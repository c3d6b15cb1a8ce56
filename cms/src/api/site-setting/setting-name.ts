import { siteSettingView } from './panel';

const fields: Readonly<Record<string, string | readonly [name: string, help: string]>> =
	siteSettingView.fields;

/** Returns the panel's label of a setting. */
export const settingName = (column: string): string => {
	const said = fields[column] ?? column;
	return typeof said === 'string' ? said : said[0];
};

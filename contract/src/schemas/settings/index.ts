import { contactSettings } from './contact';
import { initialValuesOf, type SettingField, type WordsSetting } from './fields';
import { generalSettings, ownerSettings } from './general';
import type { SettingGroupId } from './groups';
import { homeSettings } from './home';
import { pageSettings } from './pages';

export {
	type ChoiceSetting,
	type ColourSetting,
	type CropHint,
	type EntrySetting,
	type FormValuesOf,
	initialValueOf,
	initialValuesOf,
	type ListSetting,
	type PartSetting,
	type PictureSetting,
	type SectionsSetting,
	type SettingField,
	type SwitchSetting,
	type TextListSetting,
	type TextSetting,
	type ValuesOf,
	type WordsSetting,
} from './fields';
export { readerChoices } from './general';
export * from './groups';
export { teaserIcons } from './home';
export { ownerSettings };

/** Every setting has a group of the forms, except the words, which have their own screen. */
type Definitions = Readonly<
	Record<string, (SettingField & { readonly group: SettingGroupId }) | WordsSetting>
>;

/** Settings that every visitor's page gets. Their order is the order of the keys in `GET /site`. */
export const publicSettings = {
	...homeSettings,
	...pageSettings,
	...contactSettings,
	...generalSettings,
} satisfies Definitions;

/** Every setting of the site. */
export const settingDefinitions = {
	...publicSettings,
	...(ownerSettings satisfies Definitions),
};

export type SettingName = keyof typeof settingDefinitions;

/** Returns the settings of a new site, without any personal content. Empty parts are not shown. */
export const newSiteSettings = () => initialValuesOf(settingDefinitions);

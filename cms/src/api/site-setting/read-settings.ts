import {
	categorySlug,
	type DetailSettings,
	groupsOf,
	type RequirementSettings,
	type Site,
} from '@sumu/contract';
import { createPresenterOrEmpty, getQueryOptions } from '../../platform/fields';
import { isUsedCategory, readUsedCategories } from './read-site';
import { createSettingField } from './setting-fields';

const siteSettingUid = 'api::site-setting.site-setting';
const detailsFields = { details: createSettingField('details') };
const presentDetails = createPresenterOrEmpty(detailsFields);
const detailsShape = getQueryOptions(detailsFields);
const requirementFields = {
	requirePictures: createSettingField('requirePictures'),
	requirePercentage: createSettingField('requirePercentage'),
};
const presentRequirements = createPresenterOrEmpty(requirementFields);
const requirementsShape = getQueryOptions(requirementFields);
const localeFields = {
	wording: createSettingField('wording'),
	language: createSettingField('language'),
};
const presentLocale = createPresenterOrEmpty(localeFields);
const localeShape = getQueryOptions(localeFields);
const contactFormFields = {
	contactNumber: createSettingField('contactNumber'),
	askForPages: createSettingField('askForPages'),
};
const presentContactForm = createPresenterOrEmpty(contactFormFields);
const contactFormShape = getQueryOptions(contactFormFields);

/** Reads which project details the owner uses and requires. */
export const readDetails = async (): Promise<DetailSettings> =>
	presentDetails(await strapi.db.query(siteSettingUid).findOne(detailsShape)).details;

/** Reads which other fields the owner requires of published entries. */
export const readRequirements = async (): Promise<RequirementSettings> =>
	presentRequirements(await strapi.db.query(siteSettingUid).findOne(requirementsShape));

/** Reads the language and the wording of the site. */
export const readLocale = async () =>
	presentLocale(await strapi.db.query(siteSettingUid).findOne(localeShape));

/** Reads whether contact messages need a telephone number, and whether they may contain the pages read before. */
export const readContactForm = async (): Promise<Pick<Site, 'contactNumber' | 'askForPages'>> =>
	presentContactForm(await strapi.db.query(siteSettingUid).findOne(contactFormShape));

const listFields = {
	categories: createSettingField('categories'),
	skillGroups: createSettingField('skillGroups'),
};
const presentLists = createPresenterOrEmpty(listFields);
const listShape = getQueryOptions(listFields);

/** Reads the owner's categories and skill groups. */
const readLists = async () =>
	presentLists(await strapi.db.query(siteSettingUid).findOne(listShape));

export const readCategories = async (): Promise<readonly string[]> =>
	(await readLists()).categories;

/** Returns the owner's own skill groups; empty if there are none. */
export const readOwnGroups = async (): Promise<readonly string[]> =>
	(await readLists()).skillGroups;

/** Returns the owner's skill groups, or the default ones. */
export const readSkillGroups = async (): Promise<readonly string[]> => groupsOf(await readLists());

/** Returns the category with this name or slug; without one, the given text. */
export async function resolveCategory(nameOrSlug: string): Promise<string> {
	const slug = categorySlug(nameOrSlug);
	const ownCategories = await readCategories();
	// Listing the categories in use reads every project, so this is checked first.
	if (ownCategories.length === 0 && (await isUsedCategory(nameOrSlug))) return nameOrSlug;
	const names = ownCategories.length > 0 ? ownCategories : await readUsedCategories();
	return names.find((name) => categorySlug(name) === slug) ?? nameOrSlug;
}

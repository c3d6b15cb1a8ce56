import { categorySlug, groupsOf } from '@sumu/contract';
import { components, presenterOrEmpty, type StoredRow, shapeOf, text } from '../../platform/fields';
import { isUsedCategory, readUsedCategories } from './row';

const uid = 'api::site-setting.site-setting';
const name = { text: text('text') };
const fields = {
	categories: components('categories', name),
	skillGroups: components('skillGroups', name),
};
const present = presenterOrEmpty(fields);
const shape = shapeOf(fields);

/** Reads the owner's categories and skill groups. */
async function readLists() {
	const row: StoredRow<typeof fields> | null = await strapi.db.query(uid).findOne(shape);
	const { categories, skillGroups } = present(row);
	return {
		categories: categories.map((category) => category.text),
		skillGroups: skillGroups.map((group) => group.text),
	};
}

export const readCategories = async (): Promise<readonly string[]> =>
	(await readLists()).categories;

/** Returns the owner's own skill groups; empty if there are none. */
export const readOwnGroups = async (): Promise<readonly string[]> =>
	(await readLists()).skillGroups;

/** Returns the owner's skill groups, or the default ones. */
export const readSkillGroups = async (): Promise<readonly string[]> => groupsOf(await readLists());

/** Returns the category with this name or slug; without one, the given text. */
export async function categoryCalled(given: string): Promise<string> {
	const slug = categorySlug(given);
	const known = await readCategories();
	// Listing the categories in use reads every project, so this is checked first.
	if (known.length === 0 && (await isUsedCategory(given))) return given;
	const names = known.length > 0 ? known : await readUsedCategories();
	return names.find((name) => categorySlug(name) === slug) ?? given;
}

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

/** What the owner sorts projects and skills into. */
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

/** None where the owner has none of their own. */
export const readOwnGroups = async (): Promise<readonly string[]> =>
	(await readLists()).skillGroups;

/** The owner's, or those of every site. */
export const readSkillGroups = async (): Promise<readonly string[]> => groupsOf(await readLists());

/** The category of that name, or that an address says so; as it is given where there is none. */
export async function categoryCalled(given: string): Promise<string> {
	const slug = categorySlug(given);
	const known = await readCategories();
	// To list those in use takes a look at every project.
	if (known.length === 0 && (await isUsedCategory(given))) return given;
	const names = known.length > 0 ? known : await readUsedCategories();
	return names.find((name) => categorySlug(name) === slug) ?? given;
}

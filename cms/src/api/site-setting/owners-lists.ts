import type { Core } from '@strapi/strapi';
import type { SortedCounts, SortedList, SortedMove } from '@sumu/contract';
import { readCategories, readOwnGroups, readSkillGroups } from './categories';
import { reassignEntries, registerReassignment } from './reassign-entries';
import { type ListedAttribute, refuseUnlisted } from './refuse-unlisted';

type SortedNames = Record<SortedList, readonly string[]>;

const listedAttributes: Record<SortedList, ListedAttribute> = {
	categories: {
		uid: 'api::project.project',
		attribute: 'category',
		stored: readCategories,
		read: readCategories,
		isDemanded: false,
	},
	skillGroups: {
		uid: 'api::skill.skill',
		attribute: 'group',
		stored: readOwnGroups,
		read: readSkillGroups,
		isDemanded: true,
	},
};

/** Counts the entries of each name. */
async function countByName({ uid, attribute }: ListedAttribute): Promise<Record<string, number>> {
	const rows: Record<string, unknown>[] = await strapi.db
		.query(uid)
		.findMany({ select: [attribute], where: { publishedAt: { $null: true } } });
	const counts: Record<string, number> = {};
	for (const { [attribute]: name } of rows)
		if (typeof name === 'string') counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}

export const readSorted = async (): Promise<SortedCounts> => ({
	categories: await countByName(listedAttributes.categories),
	skillGroups: await countByName(listedAttributes.skillGroups),
});

/** Moves the entries of names that are about to be removed. */
export async function moveSorted(moves: readonly SortedMove[], newNames: Partial<SortedNames>) {
	for (const { list, from, to } of moves) {
		const listedAttribute = listedAttributes[list];
		const allowedNames = [...(await listedAttribute.read()), ...(newNames[list] ?? [])];
		if (allowedNames.includes(to)) await reassignEntries(listedAttribute, from, to);
		else if (!listedAttribute.isDemanded) await reassignEntries(listedAttribute, from, null);
	}
}

/** Keeps every project in one of the owner's categories or in none, and every skill in one of the groups. */
export function keepToOwnersLists(strapi: Core.Strapi) {
	for (const list of Object.values(listedAttributes)) {
		refuseUnlisted(strapi, list);
		registerReassignment(strapi, list);
	}
}

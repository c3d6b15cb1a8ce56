import type { Core } from '@strapi/strapi';
import type { SortedCounts, SortedList, SortedMove } from '@sumu/contract';
import { carryAlong, sortAnew } from './carry-along';
import { readCategories, readOwnGroups, readSkillGroups } from './categories';
import { type Listed, refuseUnlisted } from './refuse-unlisted';

type SortedNames = Record<SortedList, readonly string[]>;

const lists: Record<SortedList, Listed> = {
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
async function counted({ uid, attribute }: Listed): Promise<Record<string, number>> {
	const rows: Record<string, unknown>[] = await strapi.db
		.query(uid)
		.findMany({ select: [attribute], where: { publishedAt: { $null: true } } });
	const counts: Record<string, number> = {};
	for (const { [attribute]: name } of rows)
		if (typeof name === 'string') counts[name] = (counts[name] ?? 0) + 1;
	return counts;
}

export const readSorted = async (): Promise<SortedCounts> => ({
	categories: await counted(lists.categories),
	skillGroups: await counted(lists.skillGroups),
});

/** Moves the entries of names that are about to be removed. */
export async function moveSorted(moved: readonly SortedMove[], written: Partial<SortedNames>) {
	for (const { list, from, to } of moved) {
		const listed = lists[list];
		const known = [...(await listed.read()), ...(written[list] ?? [])];
		if (known.includes(to)) await sortAnew(listed, from, to);
		else if (!listed.isDemanded) await sortAnew(listed, from, null);
	}
}

/** Keeps every project in one of the owner's categories or in none, and every skill in one of the groups. */
export function keepToOwnersLists(strapi: Core.Strapi) {
	for (const list of Object.values(lists)) {
		refuseUnlisted(strapi, list);
		carryAlong(strapi, list);
	}
}

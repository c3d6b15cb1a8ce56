import type { Core } from '@strapi/strapi';
import type { ListedAttribute } from './refuse-unlisted';

type Names = readonly string[];
type SortedAttribute = Pick<ListedAttribute, 'uid' | 'attribute'>;

const keepPlaces = (before: Names, after: Names) =>
	before.every((name, place) => after[place] === name || !after.includes(name));

/**
 * Returns pairs of old and new names at the same position; names may have been added at the end. A name that only moved
 * is in both lists and not included.
 */
function findRenamedNames(before: Names, after: Names) {
	const isLonger = after.length > before.length && keepPlaces(before, after);
	if (before.length !== after.length && !isLonger) return [];
	return before.flatMap((name, place) => {
		const now = after[place] ?? name;
		return after.includes(name) || before.includes(now) ? [] : [[name, now] as const];
	});
}

/** Moves every entry from one name to another, or to none. */
export async function reassignEntries(
	{ uid, attribute }: SortedAttribute,
	from: string,
	to: string | null,
) {
	const where = { [attribute]: from };
	const { count } = await strapi.db.query(uid).updateMany({ where, data: { [attribute]: to } });
	if (count === 0) return;
	const { modelName: model } = strapi.getModel(uid);
	await strapi.db.transaction(({ onCommit }) =>
		onCommit(() => void strapi.eventHub.emit('entry.update', { model, uid })),
	);
}

/** Returns the names that have any entries. */
async function filterUsedNames({ uid, attribute }: SortedAttribute, names: Names): Promise<Names> {
	const rows: Record<string, unknown>[] = await strapi.db
		.query(uid)
		.findMany({ select: [attribute], where: { [attribute]: { $in: names } } });
	const usedNames = new Set(rows.map((row) => row[attribute]));
	return names.filter((name) => usedNames.has(name));
}

/**
 * Keeps entries sorted when the owner changes a list of names, in `/sumu` or in the panel. Entries of a renamed name
 * get the new one. Of a removed name, projects lose their category and skills move to the last group. If no category is
 * left, projects keep theirs.
 */
export function registerReassignment(strapi: Core.Strapi, listedAttribute: ListedAttribute) {
	const { stored: readStoredNames, read: readAllowedNames, isDemanded } = listedAttribute;
	strapi.documents.use(async (context, next) => {
		const { action, uid: targetUid } = context;
		if (targetUid !== 'api::site-setting.site-setting' || action !== 'update') return next();
		return strapi.db.transaction(async () => {
			const before = await readStoredNames();
			const result = await next();
			const after = await readStoredNames();
			const removedUsedNames = await filterUsedNames(
				listedAttribute,
				before.filter((name) => !after.includes(name)),
			);
			// Removed names without entries do not count: the names after them have moved up.
			const comparableNames = before.filter(
				(name) => after.includes(name) || removedUsedNames.includes(name),
			);
			const names = new Map(
				findRenamedNames(after.length < before.length ? comparableNames : before, after),
			);
			const allowedNames = await readAllowedNames();
			const otherwise = isDemanded ? (allowedNames.at(-1) ?? null) : null;
			const isGone = (name: string) => allowedNames.length > 0 && !allowedNames.includes(name);
			for (const name of removedUsedNames)
				if (isGone(name))
					await reassignEntries(listedAttribute, name, names.get(name) ?? otherwise);
			return result;
		});
	});
}

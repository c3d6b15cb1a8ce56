import type { Core } from '@strapi/strapi';
import type { Listed } from './refuse-unlisted';

type Names = readonly string[];
type Sorted = Pick<Listed, 'uid' | 'attribute'>;

const keepPlaces = (before: Names, after: Names) =>
	before.every((name, place) => after[place] === name || !after.includes(name));

/**
 * Returns pairs of old and new names at the same position; names may have been added at the end. A name that only moved
 * is in both lists and not included.
 */
function renamed(before: Names, after: Names) {
	const isLonger = after.length > before.length && keepPlaces(before, after);
	if (before.length !== after.length && !isLonger) return [];
	return before.flatMap((name, place) => {
		const now = after[place] ?? name;
		return after.includes(name) || before.includes(now) ? [] : [[name, now] as const];
	});
}

/** Moves every entry from one name to another, or to none. */
export async function sortAnew({ uid, attribute }: Sorted, from: string, to: string | null) {
	const where = { [attribute]: from };
	const { count } = await strapi.db.query(uid).updateMany({ where, data: { [attribute]: to } });
	if (count === 0) return;
	const { modelName: model } = strapi.getModel(uid);
	await strapi.db.transaction(({ onCommit }) =>
		onCommit(() => void strapi.eventHub.emit('entry.update', { model, uid })),
	);
}

/** Returns the names that have any entries. */
async function used({ uid, attribute }: Sorted, names: Names): Promise<Names> {
	const rows: Record<string, unknown>[] = await strapi.db
		.query(uid)
		.findMany({ select: [attribute], where: { [attribute]: { $in: names } } });
	const said = new Set(rows.map((row) => row[attribute]));
	return names.filter((name) => said.has(name));
}

/**
 * Keeps entries sorted when the owner changes a list of names, in `/sumu` or in the panel. Entries of a renamed name
 * get the new one. Of a removed name, projects lose their category and skills move to the last group. If no category is
 * left, projects keep theirs.
 */
export function carryAlong(strapi: Core.Strapi, listed: Listed) {
	const { stored, read, isDemanded } = listed;
	strapi.documents.use(async (context, next) => {
		const { action, uid: written } = context;
		if (written !== 'api::site-setting.site-setting' || action !== 'update') return next();
		return strapi.db.transaction(async () => {
			const before = await stored();
			const result = await next();
			const after = await stored();
			const left = await used(
				listed,
				before.filter((name) => !after.includes(name)),
			);
			// Removed names without entries do not count: the names after them have moved up.
			const kept = before.filter((name) => after.includes(name) || left.includes(name));
			const names = new Map(renamed(after.length < before.length ? kept : before, after));
			const known = await read();
			const otherwise = isDemanded ? (known.at(-1) ?? null) : null;
			const isGone = (name: string) => known.length > 0 && !known.includes(name);
			for (const name of left)
				if (isGone(name)) await sortAnew(listed, name, names.get(name) ?? otherwise);
			return result;
		});
	});
}

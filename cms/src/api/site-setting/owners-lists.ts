import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { messages, type SortedCounts, type SortedList, type SortedMove } from '@sumu/contract';
import type { AfterWrite, DocumentWrite, WriteStep } from '../../platform/documents/document-write';
import { readCategories, readOwnGroups, readSkillGroups } from './read-settings';

/** Attribute whose values come from a list in the owner's settings. */
interface ListedAttribute {
	uid: 'api::project.project' | 'api::skill.skill';
	attribute: string;
	/** Values in the settings. */
	stored: () => Promise<readonly string[]>;
	/** Allowed values; empty allows any. */
	read: () => Promise<readonly string[]>;
	/** If true, an entry without a value gets the last one. */
	isDemanded: boolean;
}

/** Checks whether an entry already has a value: it may keep it even if the owner's list no longer contains it. */
const hasStoredName = async (
	{ uid, attribute }: ListedAttribute,
	documentId: string,
	name: string,
) => (await strapi.db.query(uid).count({ where: { documentId, [attribute]: name } })) > 0;

type Names = readonly string[];

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
async function reassignEntries(
	{ uid, attribute }: ListedAttribute,
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
async function filterUsedNames({ uid, attribute }: ListedAttribute, names: Names): Promise<Names> {
	const rows: Record<string, unknown>[] = await strapi.db
		.query(uid)
		.findMany({ select: [attribute], where: { [attribute]: { $in: names } } });
	const usedNames = new Set(rows.map((row) => row[attribute]));
	return names.filter((name) => usedNames.has(name));
}

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

/** Refuses values that are not in the owner's list, through the API or in the panel. */
const refuseUnlisted =
	(listedAttribute: ListedAttribute): WriteStep =>
	async ({ action, params: { documentId, data } }: DocumentWrite): Promise<void> => {
		const { attribute, isDemanded } = listedAttribute;
		const submittedName = data?.[attribute];
		const allowedNames = await listedAttribute.read();
		const isNone =
			submittedName === '' ||
			submittedName === null ||
			(submittedName === undefined && action === 'create');
		if (data && isNone && isDemanded) data[attribute] = allowedNames.at(-1);
		if (typeof submittedName !== 'string' || submittedName === '') return;
		if (allowedNames.length === 0 || allowedNames.includes(submittedName)) return;
		if (documentId && (await hasStoredName(listedAttribute, documentId, submittedName))) return;
		const message = messages.chooseOne(allowedNames);
		throw new errors.ValidationError(message, { errors: [{ path: [attribute], message }] });
	};

export const refuseUnlistedCategory = refuseUnlisted(listedAttributes.categories);
export const refuseUnlistedGroup = refuseUnlisted(listedAttributes.skillGroups);

/** Removes a name that the owner's list no longer contains from the data of a restored entry. */
export async function dropUnlistedName<Data extends Record<string, unknown>>(
	uid: UID.ContentType,
	data: Data,
): Promise<Data> {
	const listedAttribute = Object.values(listedAttributes).find((each) => each.uid === uid);
	if (!listedAttribute) return data;
	const allowedNames = await listedAttribute.read();
	const name = data[listedAttribute.attribute];
	const isAllowed = allowedNames.length === 0 || allowedNames.some((each) => each === name);
	return isAllowed ? data : { ...data, [listedAttribute.attribute]: null };
}

/** Moves the entries of the names that a write of the settings has renamed or removed. */
async function followList(listedAttribute: ListedAttribute, before: Names) {
	const after = await listedAttribute.stored();
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
	const allowedNames = await listedAttribute.read();
	const otherwise = listedAttribute.isDemanded ? (allowedNames.at(-1) ?? null) : null;
	const isGone = (name: string) => allowedNames.length > 0 && !allowedNames.includes(name);
	for (const name of removedUsedNames)
		if (isGone(name)) await reassignEntries(listedAttribute, name, names.get(name) ?? otherwise);
}

/**
 * Keeps entries sorted when the owner changes a list of names, in `/sumu` or in the panel. Entries of a renamed name
 * get the new one. Of a removed name, projects lose their category and skills move to the last group. If no category is
 * left, projects keep theirs.
 */
export async function reassignListedEntries(): Promise<AfterWrite> {
	const { categories, skillGroups } = listedAttributes;
	const before = { categories: await categories.stored(), skillGroups: await skillGroups.stored() };
	return async () => {
		await followList(categories, before.categories);
		await followList(skillGroups, before.skillGroups);
	};
}

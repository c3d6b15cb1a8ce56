import type { UID } from '@strapi/strapi';
import { attributesOf, type DocumentContent } from './snapshot';

type Row = Record<string, unknown>;
type Key = string | number;
/** Result with rows for presenters, or with keys for an update. */
type HydrationMode = 'rows' | 'keys';

const fileUid = 'plugin::upload.file';
const listOf = (value: unknown): unknown[] =>
	Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Maps a value or each value of a list; null results are removed from lists. */
function mapOneOrMany(value: unknown, make: (one: unknown) => unknown) {
	if (!Array.isArray(value)) return value === null || value === undefined ? null : make(value);
	return value.map(make).filter((one) => one !== null);
}

/** Finds the rows that still exist, by key. */
async function rowsOf(target: UID.ContentType, key: 'id' | 'documentId', named: unknown) {
	const requestedKeys = listOf(named);
	const rows: Row[] =
		requestedKeys.length > 0
			? await strapi.db.query(target).findMany({ where: { [key]: { $in: requestedKeys } } })
			: [];
	return new Map(rows.map((row) => [row[key] as Key, row]));
}

async function hydrateReferences(target: UID.ContentType, value: unknown, how: HydrationMode) {
	const key = target === fileUid ? 'id' : 'documentId';
	const rows = await rowsOf(target, key, value);
	return mapOneOrMany(value, (one) => {
		const row = rows.get(one as Key);
		return row ? (how === 'rows' ? row : one) : null;
	});
}

/**
 * Converts the stored content of a version for reading or writing. Relations and pictures deleted since are left out.
 */
export async function hydrateVersion(
	uid: UID.Schema,
	content: DocumentContent,
	how: HydrationMode,
): Promise<DocumentContent> {
	const parts: DocumentContent = {};
	for (const [name, { type, target, component }] of attributesOf(uid)) {
		const value = content[name];
		if (value === undefined) continue;
		if (type === 'media') parts[name] = await hydrateReferences(fileUid, value, how);
		else if (type === 'relation')
			parts[name] = await hydrateReferences(target as typeof fileUid, value, how);
		else if (component) {
			const hydratedParts = listOf(value).map((part) =>
				hydrateVersion(component, part as DocumentContent, how),
			);
			const all = await Promise.all(hydratedParts);
			parts[name] = Array.isArray(value) ? all : (all[0] ?? null);
		} else parts[name] = value;
	}
	return parts;
}

import type { UID } from '@strapi/strapi';
import { attributesOf, type Content } from './snapshot';

type Row = Record<string, unknown>;
type Key = string | number;
/** Result with rows for presenters, or with keys for an update. */
type As = 'rows' | 'keys';

const files = 'plugin::upload.file';
const listOf = (value: unknown): unknown[] =>
	Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** Maps a value or each value of a list; null results are removed from lists. */
function again(value: unknown, make: (one: unknown) => unknown) {
	if (!Array.isArray(value)) return value === null || value === undefined ? null : make(value);
	return value.map(make).filter((one) => one !== null);
}

/** Finds the rows that still exist, by key. */
async function rowsOf(target: UID.ContentType, key: 'id' | 'documentId', named: unknown) {
	const wanted = listOf(named);
	const rows: Row[] =
		wanted.length > 0
			? await strapi.db.query(target).findMany({ where: { [key]: { $in: wanted } } })
			: [];
	return new Map(rows.map((row) => [row[key] as Key, row]));
}

async function linked(target: UID.ContentType, value: unknown, how: As) {
	const key = target === files ? 'id' : 'documentId';
	const rows = await rowsOf(target, key, value);
	return again(value, (one) => {
		const row = rows.get(one as Key);
		return row ? (how === 'rows' ? row : one) : null;
	});
}

/**
 * Converts the stored content of a version for reading or writing. Relations and pictures deleted since are left out.
 */
export async function revived(uid: UID.Schema, content: Content, how: As): Promise<Content> {
	const parts: Content = {};
	for (const [name, { type, target, component }] of attributesOf(uid)) {
		const value = content[name];
		if (value === undefined) continue;
		if (type === 'media') parts[name] = await linked(files, value, how);
		else if (type === 'relation') parts[name] = await linked(target as typeof files, value, how);
		else if (component) {
			const made = listOf(value).map((part) => revived(component, part as Content, how));
			const all = await Promise.all(made);
			parts[name] = Array.isArray(value) ? all : (all[0] ?? null);
		} else parts[name] = value;
	}
	return parts;
}

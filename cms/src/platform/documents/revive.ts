import type { UID } from '@strapi/strapi';
import { attributesOf, type Content } from './snapshot';

type Row = Record<string, unknown>;
type Key = string | number;
/** Rows as presenters read them, or the keys by which they are written. */
type As = 'rows' | 'keys';

const files = 'plugin::upload.file';
const listOf = (value: unknown): unknown[] =>
	Array.isArray(value) ? value : value === null || value === undefined ? [] : [value];

/** The same number of things again: a list stays one, and what is gone is left out. */
function again(value: unknown, make: (one: unknown) => unknown) {
	if (!Array.isArray(value)) return value === null || value === undefined ? null : make(value);
	return value.map(make).filter((one) => one !== null);
}

/** What is still there of what is named, by its key. */
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

/** What was kept of a document, as it can be read or written now: what has gone meanwhile is missing. */
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

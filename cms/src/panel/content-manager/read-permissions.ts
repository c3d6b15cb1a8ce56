import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isListed } from '../permissions';

const readAction = 'plugin::content-manager.explorer.read';
const publicFields = new Set(['id', 'documentId']);

interface Attribute {
	type: string;
	target?: string;
	searchable?: boolean;
}

const modelOf = (uid: string) => strapi.getModel(uid as UID.ContentType);
const attributesOf = (uid: string): Record<string, Attribute> =>
	Object(modelOf(uid)?.attributes ?? {});
const isHidden = (uid: string, field: string) =>
	Object(Object(modelOf(uid)).config?.attributes?.[field]).hidden === true;

export const mayReadField = (ctx: Context, uid: string, field: string): boolean =>
	ctx.state.userAbility.can(readAction, uid, field);

const throwForbidden = () => {
	throw new errors.ForbiddenError();
};

/** Refuses lists of anything but content: sessions, tokens, roles and permissions have calls of their own. */
export async function demandListed(ctx: Context, next: Next) {
	const { model } = ctx.params;
	if (/\/(?:collection|single)-types\//.test(ctx.path) && !isListed(model)) throwForbidden();
	return next();
}

/**
 * Refuses fields of a relation that the caller may not read. Strapi checks only the first field of a path, so a filter
 * could reveal the others.
 */
function demandNested(ctx: Context, uid: string, value: unknown, isNested = false): void {
	if (Array.isArray(value)) for (const each of value) demandNested(ctx, uid, each, isNested);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
	for (const [key, inner] of Object.entries(value)) {
		const { type, target } = attributesOf(uid)[key] ?? { type: '' };
		if (key.startsWith('$')) demandNested(ctx, uid, inner, isNested);
		else if (isNested && !publicFields.has(key) && !mayReadField(ctx, uid, key)) throwForbidden();
		else if (type === 'relation' && target && target !== 'admin::user')
			demandNested(ctx, target, inner, true);
	}
}

const asTree = (path: string): object =>
	path
		.split(':', 1)
		.flatMap((whole) => whole.split('.'))
		.reduceRight<object>((inner, key) => ({ [key]: inner }), {});

/** Converts the sort parameter of a list to one tree per path. */
function parseSort(sort: unknown): unknown {
	if (typeof sort === 'string') return sort.split(',').map(asTree);
	return Array.isArray(sort) ? sort.map(parseSort) : sort;
}

/**
 * Checks the filters and sort order of a list.
 * @throws ForbiddenError if the caller may not read one of the fields
 */
export async function demandReadable(ctx: Context, next: Next) {
	const { model } = ctx.params;
	demandNested(ctx, model, ctx.query.filters);
	demandNested(ctx, model, parseSort(ctx.query.sort));
	return next();
}

/**
 * Checks the right to read a relation, without which Strapi would go on and fail.
 * @throws ForbiddenError
 */
export async function demandRelation(ctx: Context, next: Next) {
	const { model, targetField } = ctx.params;
	if (!ctx.path.startsWith('/content-manager/relations/')) return next();
	const isContent = modelOf(model)?.modelType === 'contentType';
	if (isContent && !mayReadField(ctx, model, targetField)) throwForbidden();
	return next();
}

const textTypes = new Set(['string', 'text', 'richtext', 'email', 'uid', 'enumeration']);
const numberTypes = new Set(['integer', 'biginteger', 'decimal', 'float']);

function buildSearchConditions(ctx: Context, uid: string, words: string): object[] {
	const isNumber = words.trim() !== '' && Number.isFinite(Number(words));
	return Object.entries(attributesOf(uid)).flatMap<object>(([field, { type, searchable }]) => {
		if (searchable === false || isHidden(uid, field) || !mayReadField(ctx, uid, field)) return [];
		if (textTypes.has(type)) return [{ [field]: { $containsi: words } }];
		return isNumber && numberTypes.has(type) ? [{ [field]: { $eq: Number(words) } }] : [];
	});
}

/** Searches only the fields that the caller may read; Strapi's own search covers all fields. */
export async function searchReadable(ctx: Context, next: Next) {
	const { model } = ctx.params;
	const { _q: words, ...query } = ctx.query as Record<string, unknown>;
	const isList = /\/collection-types\/[^/]+$/.test(ctx.path) && ctx.method === 'GET';
	if (!isList || typeof words !== 'string' || words === '') return next();
	const { $and = [], ...filters } = Object(query.filters);
	const searchFilter = { $or: buildSearchConditions(ctx, model, words) };
	ctx.query = {
		...query,
		filters: { ...filters, $and: [...Object.values($and), searchFilter] },
	} as never;
	return next();
}

import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context, Next } from 'koa';
import { isListed } from '../permissions';

const readAction = 'plugin::content-manager.explorer.read';
/** Fields of every related document; they say nothing about its content. */
const publicFields = new Set([
	'id',
	'documentId',
	'locale',
	'createdAt',
	'updatedAt',
	'publishedAt',
]);
/** Fields of another panel account that every helper may read. */
const nameFields = new Set(['firstname', 'lastname', 'username']);

interface Attribute {
	type: string;
	target?: string;
	component?: string;
	searchable?: boolean;
}

const modelOf = (uid: string) => strapi.getModel(uid as UID.ContentType);
const attributesOf = (uid: string): Record<string, Attribute> =>
	Object(modelOf(uid)?.attributes ?? {});
const isHidden = (uid: string, field: string) =>
	Object(Object(modelOf(uid)).config?.attributes?.[field]).hidden === true;

export const mayReadField = (ctx: Context, uid: string, field: string): boolean =>
	ctx.state.userAbility.can(readAction, uid, field);

function mayReadRelated(ctx: Context, uid: string, field: string): boolean {
	if (publicFields.has(field)) return true;
	if (uid === 'admin::user') return nameFields.has(field);
	// Everyone who sees a picture may read its name and size.
	return uid.startsWith('plugin::upload.') || mayReadField(ctx, uid, field);
}

const fileUid = 'plugin::upload.file';

const isRelation = ({ type }: Attribute) => type === 'relation' || type === 'media';

/** Returns the content type of a relation; undefined for a polymorphic one. */
const relatedUid = ({ type, target }: Attribute) => (type === 'media' ? fileUid : target);

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
function demandNested(ctx: Context, uid: string, value: unknown, isRelated = false): void {
	if (Array.isArray(value)) for (const each of value) demandNested(ctx, uid, each, isRelated);
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
	for (const [key, inner] of Object.entries(value)) {
		const attribute = attributesOf(uid)[key] ?? { type: '' };
		const { component } = attribute;
		const target = relatedUid(attribute);
		if (key.startsWith('$')) demandNested(ctx, uid, inner, isRelated);
		else if (isRelated && !mayReadRelated(ctx, uid, key)) throwForbidden();
		else if (component) demandNested(ctx, component, inner);
		else if (isRelation(attribute))
			target ? demandNested(ctx, target, inner, true) : throwForbidden();
	}
}

/**
 * Returns a document without the fields of related documents that the caller may not read. Strapi checks only the
 * document's own fields.
 */
function withholdUnreadable(ctx: Context, uid: string, value: unknown, isRelated = false): unknown {
	if (Array.isArray(value))
		return value.map((each) => withholdUnreadable(ctx, uid, each, isRelated));
	if (typeof value !== 'object' || value === null || value instanceof Date) return value;
	const attributes = attributesOf(uid);
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
			const attribute = attributes[key];
			if (!attribute) return [[key, inner]];
			const { component } = attribute;
			const target = relatedUid(attribute);
			if (isRelated && !mayReadRelated(ctx, uid, key)) return [];
			if (component) return [[key, withholdUnreadable(ctx, component, inner)]];
			if (!isRelation(attribute)) return [[key, inner]];
			return target ? [[key, withholdUnreadable(ctx, target, inner, true)]] : [];
		}),
	);
}

/** Removes fields that the caller may not read from the documents in a response. */
function withholdInResponse(ctx: Context, uid: string, isRelated: boolean) {
	const body: unknown = ctx.body;
	if (typeof body !== 'object' || body === null) return;
	const withhold = (value: unknown) => withholdUnreadable(ctx, uid, value, isRelated);
	const isWrapped = 'results' in body || 'data' in body;
	ctx.body = isWrapped
		? Object.fromEntries(
				Object.entries(body).map(([key, value]: [string, unknown]) => {
					if (key === 'results' || key === 'data') return [key, withhold(value)];
					// The other versions of a document, with their authors.
					if (key === 'meta' && typeof value === 'object' && value && 'availableStatus' in value)
						return [key, { ...value, availableStatus: withhold(value.availableStatus) }];
					return [key, value];
				}),
			)
		: withhold(body);
}

/** Withholds fields of related documents from a response of the content manager. */
export async function withholdRelated(ctx: Context, next: Next) {
	await next();
	const { model, targetField } = ctx.params;
	const isRelations = ctx.path.startsWith('/content-manager/relations/');
	const uid = isRelations ? attributesOf(model)[targetField]?.target : model;
	if (uid) withholdInResponse(ctx, uid, isRelations);
}

/** Does the same for the media library, whose files name every document that shows them. */
export async function guardMediaQuery(ctx: Context, next: Next) {
	const uid = ctx.path.startsWith('/upload/folder') ? 'plugin::upload.folder' : fileUid;
	demandNested(ctx, uid, ctx.query.filters);
	demandNested(ctx, uid, parseSort(ctx.query.sort));
	await next();
	if (ctx.method === 'GET') withholdInResponse(ctx, uid, false);
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

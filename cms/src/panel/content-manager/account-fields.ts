import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { HttpError } from '../../platform/lib/http-errors';
import { accountUid, addableFields, changeableFields } from '../permissions';

type Values = Record<string, unknown>;

/** Columns that Strapi manages and its forms send back. */
const systemFields = new Set([
	'id',
	'documentId',
	'createdAt',
	'updatedAt',
	'publishedAt',
	'createdBy',
	'updatedBy',
	'locale',
	'localizations',
]);

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

function isSame(sentValue: unknown, storedValue: unknown): boolean {
	if (isEmpty(sentValue) && isEmpty(storedValue)) return true;
	if (storedValue instanceof Date)
		return storedValue.getTime() === new Date(String(sentValue)).getTime();
	return (sentValue ?? false) === (storedValue ?? false);
}

/** Checks whether a form left a field unchanged. Forms send a password only if one was typed. */
const isUntouched = (field: string, sentValue: unknown, storedValues: Values) =>
	field === 'password' ? isEmpty(sentValue) : isSame(sentValue, storedValues[field]);

async function storedAccount(documentId: string | undefined): Promise<Values> {
	if (!documentId) return {};
	return (await strapi.db.query(accountUid).findOne({ where: { documentId } })) ?? {};
}

const clonePathPattern = /\/(?:auto-)?clone\//;
/** Actions that Strapi answers with 500 for a type without drafts. */
const draftActionPattern = /\/actions\/(?:bulk)?(?:publish|unpublish|discard)$/i;

/**
 * Refuses a body that changes an account field which only the server writes, and drops such fields if a form merely
 * sends them back. Refuses copies, which would include such fields.
 * @throws HttpError (403)
 */
export async function keepAccountFields(ctx: Context, next: Next) {
	const { model, id } = ctx.params;
	if (model !== accountUid || !['POST', 'PUT'].includes(ctx.method)) return next();
	if (clonePathPattern.test(ctx.path)) throw new HttpError(403, messages.madeByVisitors);
	if (draftActionPattern.test(ctx.path)) throw new errors.NotFoundError(messages.notFound);
	const body: unknown = ctx.request.body;
	if (typeof body !== 'object' || body === null || ctx.path.includes('/actions/')) return next();
	const { attributes } = strapi.contentType(accountUid);
	const allowedFields = id ? changeableFields : addableFields;
	const storedValues = await storedAccount(id);
	const others = Object.entries(body).filter(
		([field]) => field in attributes && !systemFields.has(field) && !allowedFields.includes(field),
	);
	const forbiddenChanges = others.filter(
		([field, sentValue]) => !isUntouched(field, sentValue, storedValues),
	);
	if (forbiddenChanges.length > 0)
		throw new HttpError(403, messages.serverOnly(forbiddenChanges.map(([field]) => field)));
	const droppedFields = new Set(others.map(([field]) => field));
	ctx.request.body = Object.fromEntries(
		Object.entries(body).filter(([field]) => !droppedFields.has(field)),
	);
	return next();
}

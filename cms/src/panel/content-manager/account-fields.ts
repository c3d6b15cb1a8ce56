import { errors } from '@strapi/utils';
import { messages } from '@sumu/contract';
import type { Context, Next } from 'koa';
import { HttpError } from '../../platform/lib/http-error';
import { accountUid, addableFields, changeableFields } from '../permissions';

type Values = Record<string, unknown>;

/** Columns that Strapi manages and its forms send back. */
const kept = new Set([
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

function isSame(sent: unknown, stored: unknown): boolean {
	if (isEmpty(sent) && isEmpty(stored)) return true;
	if (stored instanceof Date) return stored.getTime() === new Date(String(sent)).getTime();
	return (sent ?? false) === (stored ?? false);
}

/** Checks whether a form left a field unchanged. Forms send a password only if one was typed. */
const isUntouched = (field: string, sent: unknown, stored: Values) =>
	field === 'password' ? isEmpty(sent) : isSame(sent, stored[field]);

async function storedAccount(documentId: string | undefined): Promise<Values> {
	if (!documentId) return {};
	return (await strapi.db.query(accountUid).findOne({ where: { documentId } })) ?? {};
}

const copies = /\/(?:auto-)?clone\//;
/** Actions that Strapi answers with 500 for a type without drafts. */
const draftActions = /\/actions\/(?:bulk)?(?:publish|unpublish|discard)$/i;

/**
 * Refuses a body that changes an account field which only the server writes, and drops such fields if a form merely
 * sends them back. Refuses copies, which would include such fields.
 * @throws HttpError (403)
 */
export async function keepAccountFields(ctx: Context, next: Next) {
	const { model, id } = ctx.params;
	if (model !== accountUid || !['POST', 'PUT'].includes(ctx.method)) return next();
	if (copies.test(ctx.path)) throw new HttpError(403, messages.madeByVisitors);
	if (draftActions.test(ctx.path)) throw new errors.NotFoundError(messages.notFound);
	const body: unknown = ctx.request.body;
	if (typeof body !== 'object' || body === null || ctx.path.includes('/actions/')) return next();
	const { attributes } = strapi.contentType(accountUid);
	const allowed = id ? changeableFields : addableFields;
	const stored = await storedAccount(id);
	const others = Object.entries(body).filter(
		([field]) => field in attributes && !kept.has(field) && !allowed.includes(field),
	);
	const refused = others.filter(([field, sent]) => !isUntouched(field, sent, stored));
	if (refused.length > 0)
		throw new HttpError(403, messages.serverOnly(refused.map(([field]) => field)));
	const dropped = new Set(others.map(([field]) => field));
	ctx.request.body = Object.fromEntries(
		Object.entries(body).filter(([field]) => !dropped.has(field)),
	);
	return next();
}

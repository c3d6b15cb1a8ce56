import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

const tokenUids = [
	'admin::api-token',
	'admin::transfer-token',
] as const satisfies UID.ContentType[];

/** The two tokens that Strapi makes at its first start, whose keys anybody who may list tokens can read. */
const defaults = ['Read Only', 'Full Access'];

/** Removes Strapi's default API tokens, unless one was ever used. */
export async function removeDefaultTokens(strapi: Core.Strapi) {
	const tokens = strapi.db.query('admin::api-token');
	const unused: { id: number }[] = await tokens.findMany({
		select: ['id'],
		where: {
			name: { $in: defaults },
			description: { $startsWith: 'A default API token' },
			lastUsedAt: { $null: true },
		},
	});
	for (const { id } of unused) await tokens.delete({ where: { id } });
}

/** Id of the panel's account that makes the running request. */
function callerId(): number | undefined {
	const user: unknown = (strapi.requestContext.get() as Context | undefined)?.state?.user;
	return typeof user === 'object' && user !== null && 'isActive' in user
		? Number(Object(user).id)
		: undefined;
}

/** Ends the tokens that an account made or made again. */
export async function endTokensOf(id: number) {
	for (const uid of tokenUids) {
		const tokens = strapi.db.query(uid);
		const rows: { id: number }[] = await tokens.findMany({
			select: ['id'],
			where: { $or: [{ createdBy: { id } }, { updatedBy: { id } }] },
		});
		for (const row of rows) await tokens.delete({ where: { id: row.id } });
	}
}

/** Notes who makes a token, so that it ends with its maker's account. */
export function ownTokens(strapi: Core.Strapi) {
	strapi.db.lifecycles.subscribe({
		models: [...tokenUids],
		beforeCreate({ params }) {
			const id = callerId();
			if (id) Object.assign(params.data, { createdBy: id, updatedBy: id });
		},
		beforeUpdate({ params }) {
			const id = callerId();
			if (id && 'accessKey' in params.data) Object.assign(params.data, { updatedBy: id });
		},
	});
}

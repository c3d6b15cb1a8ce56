import type { Core, UID } from '@strapi/strapi';
import type { Context } from 'koa';

const tokenUids = [
	'admin::api-token',
	'admin::transfer-token',
] as const satisfies UID.ContentType[];

/** Tokens that Strapi creates at its first start. Everyone with the right to list tokens can read their keys. */
const defaultTokenNames = ['Read Only', 'Full Access'];

/** Removes Strapi's default API tokens, unless one was ever used. */
export async function removeDefaultTokens(strapi: Core.Strapi) {
	const tokens = strapi.db.query('admin::api-token');
	const unusedTokens: { id: number }[] = await tokens.findMany({
		select: ['id'],
		where: {
			name: { $in: defaultTokenNames },
			description: { $startsWith: 'A default API token' },
			lastUsedAt: { $null: true },
		},
	});
	for (const { id } of unusedTokens) await tokens.delete({ where: { id } });
}

/** Returns the id of the panel account that makes the current request. */
function callerId(): number | undefined {
	const user: unknown = (strapi.requestContext.get() as Context | undefined)?.state?.user;
	return typeof user === 'object' && user !== null && 'isActive' in user
		? Number(Object(user).id)
		: undefined;
}

/** Matches the tokens that an account created or regenerated, which end with the account. */
const heldBy = (id: number) => ({ $or: [{ createdBy: { id } }, { updatedBy: { id } }] });

/** Deletes the tokens that an account created or regenerated. */
export async function endTokensOf(id: number) {
	for (const uid of tokenUids) {
		const tokens = strapi.db.query(uid);
		const rows: { id: number }[] = await tokens.findMany({
			select: ['id'],
			where: heldBy(id),
		});
		for (const row of rows) await tokens.delete({ where: { id: row.id } });
	}
}

interface Token {
	id: number;
	accessKey?: string;
}
interface TokenService {
	getById(id: unknown, options?: object): Promise<Token | null>;
}

/**
 * Omits the key of a token that another account created. Its readers could otherwise still use it after the removal of
 * their own accounts.
 */
export function hideKeysOfOthers(strapi: Core.Strapi) {
	strapi.get('services').extend('admin::api-token-content-api', (service: TokenService) => ({
		...service,
		async getById(id: unknown, options?: object) {
			const token = await service.getById(id, options);
			if (token?.accessKey === undefined) return token;
			const isOwn = await strapi.db.query('admin::api-token').count({
				where: { id: token.id, ...heldBy(callerId() ?? 0) },
			});
			const { accessKey, ...withoutKey } = token;
			return isOwn > 0 ? token : withoutKey;
		},
	}));
}

/** Records the creator of a token, so that it ends with the creator's account. */
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

import type { Core } from '@strapi/strapi';

const store = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'demo-content' });

/** Whether the question of demo content was ever settled for this database. */
export const isSettled = async (strapi: Core.Strapi) => Boolean(await store(strapi).get({}));

/** From now on an empty database stays empty: its owner emptied it. */
export const settle = (strapi: Core.Strapi) =>
	store(strapi).set({ value: { settledAt: new Date().toISOString() } });

const remembered = async (strapi: Core.Strapi): Promise<Partial<Record<string, unknown>>> =>
	Object((await store(strapi).get({})) ?? {});

/** Ids of entries of the demo that its owner has made their own as they are. */
export async function keptEntries(strapi: Core.Strapi): Promise<string[]> {
	const { kept } = await remembered(strapi);
	return Array.isArray(kept) ? kept.map(String) : [];
}

/** From now on words that are like the demo's are the owner's, and so are these entries. */
export async function noteRemoval(strapi: Core.Strapi, keep: readonly string[]) {
	const kept = [...(await keptEntries(strapi)), ...keep];
	await store(strapi).set({ value: { removedAt: new Date().toISOString(), kept } });
}

export const isRemoved = async (strapi: Core.Strapi) =>
	Object.hasOwn(await remembered(strapi), 'removedAt');

/** Whether the site still is the one that came, with somebody else's content. */
export const isDemo = async (strapi: Core.Strapi) =>
	(await isSettled(strapi)) && !(await isRemoved(strapi));

import type { Core } from '@strapi/strapi';

const store = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'demo-content' });

/** Checks whether the decision on demo content was already made for this database. */
export const isSettled = async (strapi: Core.Strapi) => Boolean(await store(strapi).get({}));

/** Records that decision: from now on an empty database stays empty, because its owner emptied it. */
export const settle = (strapi: Core.Strapi) =>
	store(strapi).set({ value: { settledAt: new Date().toISOString() } });

const remembered = async (strapi: Core.Strapi): Promise<Partial<Record<string, unknown>>> =>
	Object((await store(strapi).get({})) ?? {});

/** Returns the ids of unchanged demo entries that the owner has kept. */
export async function keptEntries(strapi: Core.Strapi): Promise<string[]> {
	const { kept } = await remembered(strapi);
	return Array.isArray(kept) ? kept.map(String) : [];
}

/** Records the removal: remaining texts that equal the demo's, and the kept entries, now belong to the owner. */
export async function noteRemoval(strapi: Core.Strapi, keep: readonly string[]) {
	const kept = [...(await keptEntries(strapi)), ...keep];
	await store(strapi).set({ value: { removedAt: new Date().toISOString(), kept } });
}

export const isRemoved = async (strapi: Core.Strapi) =>
	Object.hasOwn(await remembered(strapi), 'removedAt');

/** Checks whether the site still is the seeded demo, with someone else's content. */
export const isDemo = async (strapi: Core.Strapi) =>
	(await isSettled(strapi)) && !(await isRemoved(strapi));

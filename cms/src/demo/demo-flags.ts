import type { Core } from '@strapi/strapi';

const getDemoStore = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'demo-content' });

/** Checks whether the decision on demo content was already made for this database. */
export const isDemoDecided = async (strapi: Core.Strapi) =>
	Boolean(await getDemoStore(strapi).get({}));

/** Records that decision: from now on an empty database stays empty, because its owner emptied it. */
export const markDemoDecided = (strapi: Core.Strapi, { isSeeded }: { isSeeded: boolean }) =>
	getDemoStore(strapi).set({ value: { settledAt: new Date().toISOString(), isSeeded } });

const readDemoFlags = async (strapi: Core.Strapi): Promise<Partial<Record<string, unknown>>> =>
	Object((await getDemoStore(strapi).get({})) ?? {});

/** Returns the ids of unchanged demo entries that the owner has kept. */
export async function readKeptEntryIds(strapi: Core.Strapi): Promise<string[]> {
	const { kept: keptIds } = await readDemoFlags(strapi);
	return Array.isArray(keptIds) ? keptIds.map(String) : [];
}

/** Records the removal: remaining texts that equal the demo's, and the kept entries, now belong to the owner. */
export async function recordDemoRemoval(strapi: Core.Strapi, keep: readonly string[]) {
	const keptIds = [...(await readKeptEntryIds(strapi)), ...keep];
	await getDemoStore(strapi).set({ value: { removedAt: new Date().toISOString(), kept: keptIds } });
}

export const isDemoRemoved = async (strapi: Core.Strapi) =>
	Object.hasOwn(await readDemoFlags(strapi), 'removedAt');

/**
 * Checks whether the site still is the seeded demo, with someone else's content. Records of earlier versions lack
 * `isSeeded`, and most of them were seeded.
 */
export async function isDemo(strapi: Core.Strapi): Promise<boolean> {
	const { settledAt, isSeeded = true } = await readDemoFlags(strapi);
	return settledAt !== undefined && isSeeded === true;
}

import type { Core } from '@strapi/strapi';

const store = (strapi: Core.Strapi) =>
	strapi.store({ type: 'core', name: 'sumu', key: 'demo-content' });

/** Whether the question of demo content was ever settled for this database. */
export const isSettled = async (strapi: Core.Strapi) => Boolean(await store(strapi).get({}));

/** From now on an empty database stays empty: its owner emptied it. */
export const settle = (strapi: Core.Strapi) =>
	store(strapi).set({ value: { settledAt: new Date().toISOString() } });

/** From now on words that are like the demo's are the owner's. */
export const noteRemoval = (strapi: Core.Strapi) =>
	store(strapi).set({ value: { removedAt: new Date().toISOString() } });

export const isRemoved = async (strapi: Core.Strapi) =>
	Object.hasOwn(Object((await store(strapi).get({})) ?? {}), 'removedAt');

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { schedulePurge } from '../purge/schedule-purge';
import { type LinkCard, readCard } from './read-card';

const getCardStore = () => strapi.store({ type: 'api', name: 'link-cards' });
const keyOf = (address: string) => createHash('sha256').update(address).digest('hex');
const cardSchema = z.object({ title: z.string(), picture: z.nullable(z.int()), at: z.number() });

/** Milliseconds until an address without a title is requested again: one day. */
const RETRY_AFTER_MS = 24 * 3_600_000;
const cardCache = new LRUCache<string, LinkCard>({ max: 1000 });
/** Maximum cards in one text; further addresses stay links. */
const MAX_CARDS = 30;
/** Maximum addresses in the queue; others are requested when their text is read again. */
const MAX_WAITING = 200;
/** Milliseconds a preview waits for cards. */
const PREVIEW_WAIT_MS = 10_000;
const pendingRequests = new Map<string, Promise<void>>();
const requestQueue = pLimit(2);

async function requestCard(address: string) {
	const card = await readCard(address).catch((error: unknown) => {
		strapi.log.debug(`No card of ${address}: ${error}`);
		return { title: '', picture: null };
	});
	await getCardStore().set({ key: keyOf(address), value: { ...card, at: Date.now() } });
	if (card.title) schedulePurge();
}

/**
 * Returns the stored card of an address, or null. Requests an unknown address in the background, if it is not being
 * requested yet.
 */
async function cardOf(address: string): Promise<LinkCard | null> {
	const cachedCard = cardCache.get(address);
	if (cachedCard) return cachedCard;
	const { data } = cardSchema.safeParse(await getCardStore().get({ key: keyOf(address) }));
	if (data?.title) cardCache.set(address, data);
	const isSettled = data && (data.title || Date.now() - data.at < RETRY_AFTER_MS);
	if (!isSettled && !pendingRequests.has(address) && requestQueue.pendingCount < MAX_WAITING)
		pendingRequests.set(
			address,
			requestQueue(() => requestCard(address))
				.catch((error: unknown) => void strapi.log.error(String(error)))
				.finally(() => pendingRequests.delete(address)),
		);
	return data?.title ? data : null;
}

/** Returns the known cards of the addresses. `wait` also waits for those being requested. */
export async function getKnownCards(
	addresses: readonly string[],
	{ wait }: { wait: boolean },
): Promise<ReadonlyMap<string, LinkCard>> {
	const all = [...new Set(addresses)].slice(0, MAX_CARDS);
	const look = () => Promise.all(all.map(async (one) => [one, await cardOf(one)] as const));
	let cards = await look();
	const pendingCards = wait ? all.flatMap((one) => pendingRequests.get(one) ?? []) : [];
	if (pendingCards.length > 0) {
		await Promise.race([
			Promise.all(pendingCards),
			pause(PREVIEW_WAIT_MS, undefined, { ref: false }),
		]);
		cards = await look();
	}
	return new Map(cards.flatMap(([address, card]) => (card ? [[address, card] as const] : [])));
}

/** Returns the ids of the pictures of all stored cards. */
export async function listCardPictures(): Promise<number[]> {
	const rows: { value: string }[] = await strapi.db
		.query('strapi::core-store')
		.findMany({ select: ['value'], where: { key: { $startsWith: 'api_link-cards_' } } });
	return rows.flatMap(({ value }) => cardSchema.safeParse(JSON.parse(value)).data?.picture ?? []);
}

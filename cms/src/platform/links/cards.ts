import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import * as z from 'zod/mini';
import { contentChanged } from '../purge/changes';
import { type Card, readCard } from './read-card';

const store = () => strapi.store({ type: 'api', name: 'link-cards' });
const keyOf = (address: string) => createHash('sha256').update(address).digest('hex');
const cardSchema = z.object({ title: z.string(), picture: z.nullable(z.int()), at: z.number() });

/** Milliseconds until an address without a title is requested again: one day. */
const againAfter = 24 * 3_600_000;
const found = new LRUCache<string, Card>({ max: 1000 });
/** Maximum cards in one text; further addresses stay links. */
const MAX_CARDS = 30;
/** Maximum addresses in the queue; others are requested when their text is read again. */
const MAX_WAITING = 200;
/** Milliseconds a preview waits for cards. */
const PREVIEW_WAIT_MS = 10_000;
const asking = new Map<string, Promise<void>>();
const atOnce = pLimit(2);

async function ask(address: string) {
	const card = await readCard(address).catch((error: unknown) => {
		strapi.log.debug(`No card of ${address}: ${error}`);
		return { title: '', picture: null };
	});
	await store().set({ key: keyOf(address), value: { ...card, at: Date.now() } });
	if (card.title) contentChanged();
}

/**
 * Returns the stored card of an address, or null. Requests an unknown address in the background, if it is not being
 * requested yet.
 */
async function cardOf(address: string): Promise<Card | null> {
	const known = found.get(address);
	if (known) return known;
	const { data } = cardSchema.safeParse(await store().get({ key: keyOf(address) }));
	if (data?.title) found.set(address, data);
	const isSettled = data && (data.title || Date.now() - data.at < againAfter);
	if (!isSettled && !asking.has(address) && atOnce.pendingCount < MAX_WAITING)
		asking.set(
			address,
			atOnce(() => ask(address))
				.catch((error: unknown) => void strapi.log.error(String(error)))
				.finally(() => asking.delete(address)),
		);
	return data?.title ? data : null;
}

/** Returns the known cards of the addresses. `wait` also waits for those being requested. */
export async function knownCards(
	addresses: readonly string[],
	{ wait }: { wait: boolean },
): Promise<ReadonlyMap<string, Card>> {
	const all = [...new Set(addresses)].slice(0, MAX_CARDS);
	const look = () => Promise.all(all.map(async (one) => [one, await cardOf(one)] as const));
	let cards = await look();
	const asked = wait ? all.flatMap((one) => asking.get(one) ?? []) : [];
	if (asked.length > 0) {
		await Promise.race([Promise.all(asked), pause(PREVIEW_WAIT_MS, undefined, { ref: false })]);
		cards = await look();
	}
	return new Map(cards.flatMap(([address, card]) => (card ? [[address, card] as const] : [])));
}

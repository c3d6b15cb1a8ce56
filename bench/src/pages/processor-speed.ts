import type { Browser } from '@playwright/test';
import { median } from '../median';

/** Milliseconds that the workload takes on the simulated phone. */
const PHONE_WORKLOAD_MS = 160;
const CALIBRATION_ROUNDS = 15;

/** Fixed JavaScript work of the kind that hydration does: objects, strings and lookups; runs in the page. */
function timeWorkload(): number {
	const startedAt = performance.now();
	const nodesByKey = new Map<string, { key: string; children: string[] }>();
	for (let index = 0; index < 60_000; index += 1) {
		const key = `node-${(index * 7919) % 10_007}`;
		const node = nodesByKey.get(key) ?? { key, children: [] };
		node.children.push(`${key}:${index}`);
		nodesByKey.set(key, { ...node });
	}
	JSON.parse(JSON.stringify([...nodesByKey.values()]));
	return performance.now() - startedAt;
}

/**
 * Returns the slowdown at which this machine, with its load, takes as long as the simulated phone for a fixed workload.
 * So blocking times of different machines can be compared. A machine slower than the phone is not slowed down.
 */
export async function measureSlowdown(browser: Browser): Promise<number> {
	const page = await browser.newPage();
	const times: number[] = [];
	for (let round = 0; round < CALIBRATION_ROUNDS; round += 1)
		times.push(await page.evaluate(timeWorkload));
	await page.close();
	return Math.max(1, PHONE_WORKLOAD_MS / median(times));
}

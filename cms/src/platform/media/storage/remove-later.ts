/** Milliseconds between two attempts. */
const ATTEMPT_INTERVAL_MS = 10_000;

interface Removal {
	readonly remove: () => Promise<unknown>;
	/** Deletions still to do. */
	readonly times: number;
}

const removals = new Map<string, Removal>();
let timer: NodeJS.Timeout | undefined;
let isAttempting = false;

async function attemptRemovals() {
	if (isAttempting) return;
	isAttempting = true;
	await attemptAll();
	isAttempting = false;
	if (removals.size > 0) return;
	clearInterval(timer);
	timer = undefined;
}

async function attemptAll() {
	for (const [name, { remove, times }] of removals) {
		try {
			await remove();
		} catch {
			// The storage does not answer, or refuses the key. The others would fail too.
			return;
		}
		if (times > 1) removals.set(name, { remove, times: times - 1 });
		else removals.delete(name);
	}
}

/**
 * Deletes an object `times` times, ten seconds apart, as soon as its storage lets it. The nightly clean-up deletes
 * the rest if the process ends before.
 */
export function removeLater(name: string, remove: () => Promise<unknown>, times: number): void {
	const knownTimes = removals.get(name)?.times ?? 0;
	removals.set(name, { remove, times: Math.max(times, knownTimes) });
	if (timer) return;
	timer = setInterval(() => void attemptRemovals(), ATTEMPT_INTERVAL_MS);
	timer.unref();
}

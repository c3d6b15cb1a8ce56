import { uiTimings } from '@sumu/contract';

type Wait = () => Promise<void>;

const pickRandomDelay = ({ min, max }: { min: number; max: number }) =>
	min + Math.random() * (max - min);

/**
 * Returns the prefixes of a text, from '' to all but its last character. A leading space is typed with the first word.
 */
const listPrefixes = (text: string) => {
	const characters = [...text];
	return characters
		.map((_, length) => characters.slice(0, length).join(''))
		.filter((prefix) => prefix === '' || prefix.trim() !== '');
};

/**
 * Returns the headlines as a sequence for TypeAnimation, one keystroke per element: each headline is shown, deleted and
 * followed by the next. The delays are made here, because TypeAnimation's own vary by half. `turn` receives the index
 * of the next headline. After each wait, `go` receives a function that continues the sequence now, later or never.
 */
export function createKeystrokes(
	headlines: readonly string[],
	turn: (index: number) => void,
	go: (on: () => void) => void,
): (string | Wait)[] {
	const createDelay = (milliseconds: () => number): Wait => {
		return () =>
			new Promise((resolve) => {
				setTimeout(() => go(resolve), milliseconds());
			});
	};
	const typingDelay = createDelay(() => pickRandomDelay(uiTimings.typing));
	const deletionDelay = createDelay(() => pickRandomDelay(uiTimings.deletion));
	const pauseDelay = createDelay(() => uiTimings.headlinePause);
	let initialDelayMs: number = uiTimings.headlineDelay;
	const startDelay = createDelay(() => {
		const once = initialDelayMs;
		initialDelayMs = 0;
		return once;
	});

	const keystrokeLoop = headlines.flatMap((headline, index) => {
		const nextIndex = (index + 1) % headlines.length;
		const next = headlines[nextIndex] ?? headline;
		return [
			pauseDelay,
			...listPrefixes(headline)
				.reverse()
				.flatMap((text) => [
					text,
					text ? deletionDelay : () => deletionDelay().then(() => turn(nextIndex)),
				]),
			...listPrefixes(next)
				.slice(1)
				.flatMap((text) => [text, typingDelay]),
			next,
		];
	});
	return [headlines[0] ?? '', startDelay, ...keystrokeLoop];
}

import { timings } from '@sumu/contract';

type Wait = () => Promise<void>;

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

/**
 * Returns the prefixes of a text, from '' to all but its last character. A leading space is typed with the first word.
 */
const prefixes = (text: string) => {
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
export function keystrokes(
	headlines: readonly string[],
	turn: (index: number) => void,
	go: (on: () => void) => void,
): (string | Wait)[] {
	const wait = (milliseconds: () => number): Wait => {
		return () =>
			new Promise((resolve) => {
				setTimeout(() => go(resolve), milliseconds());
			});
	};
	const typing = wait(() => between(timings.typing));
	const deletion = wait(() => between(timings.deletion));
	const pause = wait(() => timings.headlinePause);
	let delay: number = timings.headlineDelay;
	const start = wait(() => {
		const once = delay;
		delay = 0;
		return once;
	});

	const round = headlines.flatMap((headline, index) => {
		const following = (index + 1) % headlines.length;
		const next = headlines[following] ?? headline;
		return [
			pause,
			...prefixes(headline)
				.reverse()
				.flatMap((text) => [text, text ? deletion : () => deletion().then(() => turn(following))]),
			...prefixes(next)
				.slice(1)
				.flatMap((text) => [text, typing]),
			next,
		];
	});
	return [headlines[0] ?? '', start, ...round];
}

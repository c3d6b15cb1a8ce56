import { timings } from '@sumu/contract';

type Wait = () => Promise<void>;

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

/** The empty string and every longer one, short of the whole. */
const prefixes = (text: string) => {
	const characters = [...text];
	return characters.map((_, length) => characters.slice(0, length).join(''));
};

/**
 * The headline as a sequence for TypeAnimation, one keystroke an element: each string is held,
 * deleted and followed by the next. TypeAnimation's own speed strays by half, these stay in range.
 * Once `isOver`, no wait ends, and so neither does the round.
 */
export function keystrokes(headlines: readonly string[], isOver: () => boolean): (string | Wait)[] {
	const wait = (milliseconds: () => number): Wait => {
		return () =>
			new Promise((resolve) => {
				setTimeout(() => isOver() || resolve(), milliseconds());
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
		const next = headlines[(index + 1) % headlines.length] ?? headline;
		return [
			pause,
			...prefixes(headline)
				.reverse()
				.flatMap((text) => [text, deletion]),
			...prefixes(next)
				.slice(1)
				.flatMap((text) => [text, typing]),
			next,
		];
	});
	return [headlines[0] ?? '', start, ...round];
}

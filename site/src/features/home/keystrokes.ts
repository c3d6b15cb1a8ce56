import { timings } from '@sumu/contract';

type Wait = () => Promise<void>;

const between = ({ min, max }: { min: number; max: number }) => min + Math.random() * (max - min);

/** The empty string and every longer one, short of the whole; the space before the first word is typed with it. */
const prefixes = (text: string) => {
	const characters = [...text];
	return characters
		.map((_, length) => characters.slice(0, length).join(''))
		.filter((prefix) => prefix === '' || prefix.trim() !== '');
};

/**
 * The headline as a sequence for TypeAnimation, one keystroke an element: each string is held,
 * deleted and followed by the next. TypeAnimation's own speed strays by half, these stay in range.
 * `turn` is told which one comes next. Each wait that is over is handed to `go`, which goes on with the round, now,
 * later or never.
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

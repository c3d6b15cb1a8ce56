import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { SetLines } from '../../../lib/site/headline-lines';
import { Decoration } from '../../../ui/decoration';
import { useReducedMotion } from '../../../ui/use-reduced-motion';

interface Typed {
	headlines: readonly string[];
	isPaused: boolean;
	/** Told which one is typed next. */
	onTurn: (index: number) => void;
}

// A headline that cannot be typed stands still.
const TypedHeadline = lazy(() =>
	import('./typed-headline').catch(() => ({ default: FirstHeadline })),
);

const FirstHeadline = ({ headlines: [first = ''] }: Typed) => <>{first}</>;

/**
 * What is not typed yet is bare warp, so that no line is ever empty. It is as large as its longest line allows (a
 * letter is about `--advance` of its size wide), and leaves half of a low window to what stands below.
 */
const Title = chakra('h1', {
	base: {
		'--advance': '0.44',
		display: 'grid',
		textStyle: 'hero',
		textWrap: 'wrap',
		whiteSpace: 'pre-line',
		fontSize:
			'clamp(1.25rem, min(100cqi / (var(--letters) * var(--advance)), 16svh), {fontSizes.hero})',
		'& > span, &::before': { gridArea: '1 / 1', minWidth: '0' },
		_before: { content: 'attr(data-whole)', color: 'thread' },
	},
});

const Caret = chakra('span', {
	base: {
		display: 'inline-block',
		width: '0.07em',
		height: '0.86em',
		// Else its line would be higher than the others.
		marginBlock: '-0.3em',
		marginInlineStart: '0.05em',
		marginInlineEnd: '-0.12em',
		verticalAlign: '0.18em',
		bg: 'accent',
		animation: 'blink 1s steps(1) infinite',
		'[data-paused] &': { animation: 'none' },
	},
});

/** Of who says nothing more. */
const OnlyName = chakra('h1', {
	base: { textStyle: 'hero', textWrap: 'wrap', overflowWrap: 'anywhere' },
});

/** The owner's name, continued by each headline in turn; its accessible name stays the first. */
export function Headline({
	owner,
	headlines,
	lines: { name, texts, width },
	isPaused,
}: {
	owner: string;
	headlines: readonly string[];
	lines: SetLines;
	isPaused: boolean;
}) {
	const still = useReducedMotion();
	const [turn, setTurn] = useState(0);
	const [first] = texts;
	if (first === undefined) return <OnlyName>{owner}</OnlyName>;
	const continued = texts.map((text) => text.slice(name.length));
	return (
		<Title
			aria-label={`${owner} ${headlines[0]}`}
			data-whole={still ? first : texts[turn]}
			data-paused={isPaused || undefined}
			css={{ '--letters': width }}
		>
			<span aria-hidden>
				{name}
				{still ? (
					continued[0]
				) : (
					<Decoration fallback={continued[0]}>
						<Suspense fallback={continued[0]}>
							<TypedHeadline headlines={continued} isPaused={isPaused} onTurn={setTurn} />
						</Suspense>
					</Decoration>
				)}
				<Caret />
			</span>
		</Title>
	);
}

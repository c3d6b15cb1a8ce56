import { chakra } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useReducedMotion } from '../../../ui/use-reduced-motion';

// A headline that cannot be typed stands still.
const TypedHeadline = lazy(() =>
	import('./typed-headline').catch(() => ({ default: FirstHeadline })),
);

const FirstHeadline = ({ headlines: [first = ''] }: { headlines: readonly string[] }) => (
	<>{first}</>
);

/** The most letters a line of three has: a third and the rest of a word; and the longest word fits one. */
const lettersOfLine = (text: string) =>
	Math.max(text.length / 3 + 3, ...text.split(/\s/).map(({ length }) => length + 1));

/**
 * As high as the longest headline, so that typing moves nothing. It is as large as three lines of that one allow
 * (a letter is about `--advance` of its size wide), and leaves half of a low window to what stands below.
 */
const Title = chakra('h1', {
	base: {
		'--advance': '0.37',
		display: 'grid',
		textStyle: 'hero',
		textWrap: 'wrap',
		fontSize:
			'clamp(2rem, min(100cqi / (var(--letters) * var(--advance)), 16svh), {fontSizes.hero})',
		'& > span, &::before': { gridArea: '1 / 1', minWidth: '0' },
		_before: { content: 'attr(data-longest)', visibility: 'hidden' },
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
	},
});

/** Of who says nothing more. */
const OnlyName = chakra('h1', {
	base: { textStyle: 'hero', textWrap: 'wrap', overflowWrap: 'anywhere' },
});

/** The owner's name, continued by each headline in turn; its accessible name stays the first. */
export function Headline({ owner, headlines }: { owner: string; headlines: readonly string[] }) {
	const still = useReducedMotion();
	const [first] = headlines;
	if (first === undefined) return <OnlyName>{owner}</OnlyName>;
	const longest = `${owner} ${headlines.reduce((a, b) => (b.length > a.length ? b : a), first)}`;
	return (
		<Title
			aria-label={`${owner} ${first}`}
			data-longest={longest}
			css={{ '--letters': lettersOfLine(longest) }}
		>
			<span aria-hidden>
				{`${owner} `}
				{still ? (
					first
				) : (
					<Suspense fallback={first}>
						<TypedHeadline headlines={headlines} />
					</Suspense>
				)}
				<Caret />
			</span>
		</Title>
	);
}

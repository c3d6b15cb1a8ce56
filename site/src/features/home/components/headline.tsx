import { Box, chakra } from '@chakra-ui/react';
import { Pause, Play } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { HeadlineLayout } from '../../../lib/site/headline-lines';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { IconButton } from '../../../ui/button';
import { Decoration } from '../../../ui/decoration';
import { useReducedMotion } from '../../../ui/use-reduced-motion';

interface TypedHeadlineProps {
	headlines: readonly string[];
	isPaused: boolean;
	/** Called with the index of the headline that is typed next. */
	onTurn: (index: number) => void;
}

// If the typing fails to load, the first headline is shown.
const TypedHeadline = lazy(() =>
	import('./typed-headline').catch(() => ({ default: FirstHeadline })),
);

const FirstHeadline = ({ headlines: [first = ''] }: TypedHeadlineProps) => <>{first}</>;

/**
 * Letters that are not typed yet show as bare warp threads, so that no line is ever empty. The font size fits the
 * longest line (`--advance` is the width of a letter in em) and leaves half of a low window for the content below.
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
		// Otherwise the caret would make its line taller.
		marginBlock: '-0.3em',
		marginInlineStart: '0.05em',
		marginInlineEnd: '-0.12em',
		verticalAlign: '0.18em',
		bg: 'accent',
		animation: 'blink 1s steps(1) infinite',
		'[data-paused] &': { animation: 'none' },
	},
});

/** Heading of a site without headlines. */
const OnlyName = chakra('h1', {
	base: { textStyle: 'hero', textWrap: 'wrap', overflowWrap: 'anywhere' },
});

/** The owner's name, followed by each headline in turn. The accessible name is always that of the first. */
export function Headline({
	owner,
	headlines,
	lines: { name, texts, width },
	isPaused,
}: {
	owner: string;
	headlines: readonly string[];
	lines: HeadlineLayout;
	isPaused: boolean;
}) {
	const prefersReducedMotion = useReducedMotion();
	const getDirection = useTextDirection();
	const [turn, setTurn] = useState(0);
	const [first] = texts;
	if (first === undefined) return <OnlyName dir={getDirection(owner)}>{owner}</OnlyName>;
	const textsAfterName = texts.map((text) => text.slice(name.length));
	return (
		<Title
			dir={getDirection(first)}
			aria-label={`${owner} ${headlines[0]}`}
			data-whole={prefersReducedMotion ? first : texts[turn]}
			data-paused={isPaused || undefined}
			// Read by `typeHeadlines`, which types until hydration.
			data-headlines={JSON.stringify(texts)}
			css={{ '--letters': width }}
		>
			<span aria-hidden>
				{name}
				{prefersReducedMotion ? (
					textsAfterName[0]
				) : (
					<Decoration fallback={textsAfterName[0]}>
						<Suspense fallback={textsAfterName[0]}>
							<TypedHeadline headlines={textsAfterName} isPaused={isPaused} onTurn={setTurn} />
						</Suspense>
					</Decoration>
				)}
				<Caret />
			</span>
		</Title>
	);
}

/** Button that pauses the headline. With reduced motion there is no button, but its space stays. */
export function HeadlinePause({ isPaused, toggle }: { isPaused: boolean; toggle: () => void }) {
	const { t } = useWords();
	const still = useReducedMotion();
	const Icon = isPaused ? Play : Pause;
	return (
		<Box width="compact" height="compact">
			{!still && (
				<IconButton
					aria-label={isPaused ? t('Play the headline') : t('Pause the headline')}
					onClick={toggle}
					bg="canvas"
					_hover={{ bg: 'sunken' }}
				>
					<Icon size={18} aria-hidden />
				</IconButton>
			)}
		</Box>
	);
}

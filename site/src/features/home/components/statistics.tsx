import { Box, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Decoration } from '../../../ui/decoration';
import { Section } from '../../../ui/section';
import { type EntranceState, useEntrance } from '../../../ui/use-entrance';

const Value = chakra('p', {
	base: {
		textStyle: 'figure',
		fontVariantNumeric: 'tabular-nums',
	},
});

/** Integer that counts up to `value` when it is scrolled into view. */
export function Counter({ value }: { value: number }) {
	const { number } = useWords();
	return (
		<Decoration fallback={<Value>{number(value)}</Value>}>
			<CountingValue value={value} />
		</Decoration>
	);
}

function CountingValue({ value }: { value: number }) {
	const ref = useRef<HTMLParagraphElement>(null);
	const count = useCount(value, useEntrance(ref));
	return <Value ref={ref}>{useWords().number(count)}</Value>;
}

const DURATION_MS = 1600;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Returns a count that runs from 0 to `end` as it enters the screen. */
function useCount(end: number, entrance: EntranceState) {
	const [part, setPart] = useState(0);
	const isEntering = entrance === 'entering';
	useEffect(() => {
		if (!isEntering) return;
		const start = performance.now();
		const step = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
			setPart(part);
			if (part < 1) frame = requestAnimationFrame(step);
		};
		let frame = requestAnimationFrame(step);
		return () => cancelAnimationFrame(frame);
	}, [isEntering]);
	if (entrance === 'shown') return end;
	return isEntering ? Math.round(end * easeOut(part)) : 0;
}

/** Statistics that count up, with `children` as the last column. */
export function Statistics({
	statistics,
	children,
}: {
	statistics: SiteSetting['statistics'];
	children: ReactNode;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	const hasFigures = statistics.length > 0;
	const columnCount = statistics.length + (children ? 1 : 0);
	return (
		<Section
			id={hasFigures ? 'statistics' : 'newsletter-strip'}
			label={t(hasFigures ? 'Statistics' : 'Newsletter')}
			ground="strip"
			flush
		>
			<Container
				display="grid"
				gridTemplateColumns={{
					base: 'minmax(0, 1fr)',
					sm: 'repeat(3, minmax(0, 1fr))',
					lg: `repeat(${Math.min(columnCount, 4)}, minmax(0, 1fr))`,
				}}
				gap="gutter"
				rowGap={{ base: '8', sm: '12' }}
				paddingBlock={{ base: '16', lg: '80px' }}
			>
				{statistics.map(({ label, value, note }) => (
					<Box
						key={label}
						display={{ base: 'grid', sm: 'block' }}
						gridTemplateColumns="1fr 1fr"
						alignItems="end"
						columnGap="gutter"
					>
						<Counter value={value} />
						<Box marginTop={{ sm: '6' }}>
							<Box as="p" dir={directionOf(label)} textStyle="h4" fontSize="lead">
								{label}
							</Box>
							<Box as="p" dir={directionOf(note)} textStyle="ui" marginTop="1">
								{note}
							</Box>
						</Box>
					</Box>
				))}
				{children && (
					<Box gridColumn={{ sm: '1 / -1', lg: hasFigures ? 'auto' : '1 / -1' }}>{children}</Box>
				)}
			</Container>
		</Section>
	);
}

import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import type { ReactNode } from 'react';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { Counter } from './counter';

/** Statistics that count up, with `children` as the last column. */
export function Statistics({
	statistics,
	children,
}: {
	statistics: SiteSetting['statistics'];
	children: ReactNode;
}) {
	const { say } = useWords();
	const hasFigures = statistics.length > 0;
	const columnCount = statistics.length + (children ? 1 : 0);
	return (
		<Section
			id={hasFigures ? 'statistics' : 'newsletter-strip'}
			label={say(hasFigures ? 'Statistics' : 'Newsletter')}
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
							<Box as="p" textStyle="h4" fontSize="lead">
								{label}
							</Box>
							<Box as="p" textStyle="ui" marginTop="1">
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

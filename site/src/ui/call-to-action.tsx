import { Box, chakra } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Container } from './container';

const Way = chakra(Link, {
	base: {
		display: 'flex',
		flexWrap: 'wrap',
		alignItems: 'center',
		justifyContent: 'space-between',
		gap: '6',
		paddingBlock: { base: '12', lg: '24' },
		'& svg': { width: { base: '56px', lg: '112px' }, height: 'auto', color: 'accent' },
		'& svg, & > span:first-of-type': { transition: 'translate {durations.quick}' },
		_hover: { '& svg': { translate: 'calc(var(--forward, 1) * 12px)' } },
	},
});

/** Large closing link of a page. */
export function CallToAction({ text, note, to }: { text: string; note?: ReactNode; to: string }) {
	return (
		<Container>
			<Way to={to} prefetch="intent">
				<Box as="span" maxWidth="18ch" textStyle="h1" overflowWrap="anywhere">
					{text}
				</Box>
				<ArrowRight strokeWidth={1.25} aria-hidden />
				{note && (
					<Box width="full" textStyle="lead" color="muted">
						{note}
					</Box>
				)}
			</Way>
		</Container>
	);
}

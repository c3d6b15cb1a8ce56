import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { bleedRight } from '../../../ui/bleed';
import { Columns, Container } from '../../../ui/container';

/** The article may use the free columns beside it. */
const overhangStyles = {
	// Overhang of code blocks: one column and its gutter, so that a gutter remains before the contents.
	'--beyond': 'calc(100% / 6 + {spacing.gutter} / 6)',
	'--quote-overhang': '{spacing.12}',
};

/** Layout of a post: header across the page, facts beside the picture, which bleeds to the window's edge. */
export function PostFrame({
	header,
	facts,
	picture,
	contents,
	children,
}: {
	header: ReactNode;
	facts: ReactNode;
	picture: ReactNode;
	/** Beside the article on wide screens. */
	contents: ReactNode;
	children: ReactNode;
}) {
	return (
		<Container paddingTop={{ base: '4', lg: '6' }} paddingBottom={{ base: '16', lg: '24' }}>
			{header}
			<Columns rowGap={{ base: '8', lg: '16' }} marginTop={{ base: '8', lg: '12' }}>
				<Box gridColumn={{ lg: '1 / 4' }}>{facts}</Box>
				<Box gridColumn={{ lg: '4 / 13' }} css={bleedRight}>
					{picture}
				</Box>
				<Box as="article" gridColumn={{ lg: '4 / 10' }} minWidth="0" css={overhangStyles}>
					{children}
				</Box>
				<Box gridColumn={{ lg: '11 / 13' }} hideBelow="lg">
					{contents}
				</Box>
			</Columns>
		</Container>
	);
}

import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { bleedMargin } from '../../../ui/bleed';
import { Container } from '../../../ui/container';

/** Top of a case study: its cover across the window, with its name on the lower edge. */
export function ProjectFrame({
	name,
	crumbs,
	cover,
}: {
	name: string;
	crumbs: ReactNode;
	cover: ReactNode;
}) {
	const directionOf = useTextDirection();
	return (
		<>
			<Container paddingBlock={{ base: '2', lg: '3' }}>{crumbs}</Container>
			{cover}
			<Container>
				<Box
					as="h1"
					dir={directionOf(name)}
					textStyle="h1"
					position="relative"
					width="fit-content"
					maxWidth={{ base: '92%', lg: '80%' }}
					marginTop={{ base: '-8', lg: '-24' }}
					marginInlineStart={bleedMargin}
					paddingTop={{ base: '4', lg: '6' }}
					paddingInlineStart={`calc(-1 * ${bleedMargin})`}
					paddingInlineEnd={{ base: '6', lg: '12' }}
					bg="canvas"
					overflowWrap="anywhere"
				>
					{name}
				</Box>
			</Container>
		</>
	);
}

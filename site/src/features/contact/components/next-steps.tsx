import { Box, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Section } from '../../../ui/section';
import { tabletColumns } from '../../../ui/tablet-columns';

/** Id of this section, which the form links to. */
export const stepsId = 'what-happens-next';

const List = chakra('ol', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			md: 'repeat(var(--columns), minmax(0, 1fr))',
			lg: 'repeat(auto-fit, minmax(220px, 1fr))',
		},
		columnGap: 'gutter',
		rowGap: '8',
		marginTop: { base: '8', lg: '16' },
	},
});

/** Numbered steps after a message is sent. */
export function NextSteps({ steps }: { steps: SiteSetting['contactSteps'] }) {
	const { number, t } = useWords();
	const directionOf = useTextDirection();
	if (steps.length === 0) return null;
	return (
		<Section id={stepsId} ground="sunken">
			<Container>
				<Box as="h2" id={`${stepsId}-title`} textStyle="h3">
					{t('What happens next')}
				</Box>
				<List css={{ '--columns': tabletColumns(steps.length) }}>
					{steps.map(({ title, text }, index) => (
						<Box
							as="li"
							key={title}
							display={{ base: 'grid', md: 'block' }}
							gridTemplateColumns="72px minmax(0, 1fr)"
							borderTopWidth="2px"
							borderColor="ink"
							paddingTop="4"
						>
							<Box
								aria-hidden
								textStyle="figure"
								fontSize={{ base: '4rem', lg: 'clamp(5rem, 2rem + 6vw, 8rem)' }}
								color="accentText"
								gridRow="1 / 3"
							>
								{number(index + 1)}
							</Box>
							<Box as="h3" dir={directionOf(title)} textStyle="h4" marginTop={{ md: '6' }}>
								{title}
							</Box>
							<Box
								as="p"
								dir={directionOf(text)}
								textStyle="body"
								color="muted"
								marginTop="2"
								maxWidth="38ch"
							>
								{text}
							</Box>
						</Box>
					))}
				</List>
			</Container>
		</Section>
	);
}

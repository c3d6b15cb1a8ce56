import { Box, chakra } from '@chakra-ui/react';
import type { HomeSection as Heading, SiteSetting } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { bleedRight } from '../../../ui/bleed';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Reveal } from '../../../ui/reveal';
import { Section, SectionHeading } from '../../../ui/section';

const ruleColour = 'color-mix(in srgb, {colors.greenMuted} 36%, transparent)';

const Step = chakra('div', {
	base: {
		display: 'grid',
		gridTemplateColumns: '72px minmax(0, 1fr)',
		alignItems: 'center',
		minHeight: '48px',
		paddingBlock: '3',
		borderBottomWidth: '1px',
		borderColor: ruleColour,
		textStyle: 'small',
	},
});

/** Learning steps by year. */
export function Steps({ steps }: Pick<SiteSetting['development'], 'steps'>) {
	const directionOf = useTextDirection();
	if (steps.length === 0) return null;
	return (
		<Box as="dl" marginTop="12" borderTopWidth="1px" borderColor={ruleColour}>
			{steps.map(({ year, text }) => (
				<Step key={`${year} ${text}`}>
					<Box as="dt" color="gold" fontVariantNumeric="tabular-nums" fontWeight="strong">
						{year}
					</Box>
					<dd dir={directionOf(text)}>{text}</dd>
				</Step>
			))}
		</Box>
	);
}

/** The owner's professional development. */
export function Timeline({
	number,
	heading,
	content,
}: {
	number?: string;
	heading: Heading;
	content: SiteSetting['development'];
}) {
	const directionOf = useTextDirection();
	return (
		<Section id="development" ground="green" flush>
			<Container>
				<Columns>
					<Box
						gridColumn={{ lg: '1 / 7' }}
						paddingTop={{ base: '16', lg: '32' }}
						paddingBottom={{ base: '12', lg: '24' }}
					>
						<SectionHeading
							section="development"
							number={number}
							title={heading.title}
							size="h1"
							numberColor="gold"
						/>
						<Reveal>
							<Box
								as="p"
								dir={directionOf(heading.text)}
								textStyle="lead"
								marginTop={{ base: '6', lg: '12' }}
								maxWidth="measure"
							>
								{heading.text}
							</Box>
						</Reveal>
						<Steps steps={content.steps} />
					</Box>
					{content.picture && (
						<Box
							gridColumn={{ lg: '8 / 13' }}
							position="relative"
							minHeight={{ base: '101vw', md: '70vw', lg: 'full' }}
							css={bleedRight}
						>
							<Box position="absolute" inset="0" css={{ '& img': { objectPosition: 'bottom' } }}>
								<Picture picture={content.picture} sizes="(min-width: 1024px) 42vw, 100vw" />
							</Box>
						</Box>
					)}
				</Columns>
			</Container>
		</Section>
	);
}

import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading, SiteSetting } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Columns, Container } from '../../../ui/container';
import { Reveal } from '../../../ui/reveal';
import { Section, SectionHeading } from '../../../ui/section';
import { isMarked, TeaserIcon } from './teaser-icon';

/** The teasers as cards. */
export function Teasers({
	number,
	heading,
	teasers,
}: {
	number: string;
	heading: Heading;
	teasers: SiteSetting['teasers'];
}) {
	return (
		<Section id="teasers">
			<Container>
				<Columns rowGap="12">
					<Box gridColumn={{ lg: '1 / 5' }}>
						<SectionHeading
							section="teasers"
							number={number}
							title={heading.title}
							intro={heading.text}
						/>
					</Box>
					<Box
						as="ul"
						gridColumn={{ lg: '5 / 13' }}
						display="grid"
						gridTemplateColumns={{
							base: 'minmax(0, 1fr)',
							md: 'repeat(2, minmax(0, 1fr))',
							// Otherwise the third would be alone below two.
							xl: teasers.length === 3 ? 'repeat(3, minmax(0, 1fr))' : undefined,
						}}
						columnGap="gutter"
					>
						{teasers.map((teaser) => (
							<Box as="li" key={teaser.title} borderTopWidth="1px" borderColor="hairline">
								<Teaser {...teaser} isMarked={isMarked(teasers)} />
							</Box>
						))}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

function Teaser({
	icon,
	title,
	text,
	isMarked,
}: SiteSetting['teasers'][number] & { isMarked: boolean }) {
	const directionOf = useTextDirection();
	return (
		<Reveal
			display="grid"
			gridTemplateColumns={isMarked ? '28px minmax(0, 1fr)' : 'minmax(0, 1fr)'}
			columnGap="6"
			paddingTop="6"
			paddingBottom={{ base: '8', lg: '12' }}
		>
			<TeaserIcon name={icon} />
			<Box gridColumn={isMarked ? '2' : '1'}>
				<Box as="h3" dir={directionOf(title)} textStyle="h4" paddingTop="1">
					{title}
				</Box>
				<Box
					as="p"
					dir={directionOf(text)}
					textStyle="body"
					color="muted"
					marginTop="2"
					maxWidth="34ch"
				>
					{text}
				</Box>
			</Box>
		</Reveal>
	);
}

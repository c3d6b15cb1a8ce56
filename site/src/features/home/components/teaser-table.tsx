import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading, SiteSetting } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { Columns, Container } from '../../../ui/container';
import { Section, SectionHeading } from '../../../ui/section';
import { isMarked, TeaserIcon } from './teaser-icon';

const sectionId = 'teasers';

/** The teasers as rows of a table. */
export function TeaserTable({
	heading,
	teasers,
}: {
	heading: Heading;
	teasers: SiteSetting['teasers'];
}) {
	const directionOf = useTextDirection();
	if (teasers.length === 0) return null;
	const textColumn = isMarked(teasers) ? 2 : 1;
	return (
		<Section id={sectionId} ground="sunken">
			<Container>
				<SectionHeading section={sectionId} title={heading.title} />
				<Box as="ul" marginTop={{ base: '8', lg: '12' }} borderTopWidth="2px" borderColor="ink">
					{teasers.map(({ icon, title, text }) => (
						<Box
							as="li"
							key={title}
							borderBottomWidth="1px"
							borderColor="hairline"
							paddingBlock={{ base: '6', lg: '4' }}
						>
							<Columns
								alignItems="center"
								gridTemplateColumns={{
									base: textColumn === 1 ? 'minmax(0, 1fr)' : '28px minmax(0, 1fr)',
									lg: 'repeat(12, minmax(0, 1fr))',
								}}
							>
								<TeaserIcon name={icon} />
								<Box
									as="h3"
									dir={directionOf(title)}
									textStyle="h4"
									paddingTop="1"
									gridColumn={{ base: textColumn, lg: `${textColumn} / 6` }}
								>
									{title}
								</Box>
								<Box
									as="p"
									dir={directionOf(text)}
									textStyle="body"
									color="muted"
									gridColumn={{ base: textColumn, lg: '6 / 13' }}
									marginTop={{ base: '1', lg: '0' }}
									maxWidth="measure"
								>
									{text}
								</Box>
							</Columns>
						</Box>
					))}
				</Box>
			</Container>
		</Section>
	);
}

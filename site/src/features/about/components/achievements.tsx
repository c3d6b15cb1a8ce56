import { Box, chakra } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { ArrowUpRight } from 'lucide-react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { Container } from '../../../ui/container';
import { Reveal } from '../../../ui/reveal';
import { Section, SectionHeading } from '../../../ui/section';
import { tabletColumns } from '../../../ui/tablet-columns';
import { OutsideLink } from '../../../ui/text-link';

const sectionId = 'achievements';

/** Staggered columns, like the projects on the home page. */
const List = chakra('ol', {
	base: {
		display: 'grid',
		gridTemplateColumns: {
			base: 'minmax(0, 1fr)',
			md: 'repeat(var(--columns), minmax(0, 1fr))',
			lg: 'repeat(3, minmax(0, 1fr))',
		},
		columnGap: 'gutter',
		rowGap: '12',
		marginTop: { base: '12', lg: '16' },
		lg: {
			'& > :nth-of-type(3n + 2)': { marginTop: '12' },
			'& > :nth-of-type(3n)': { marginTop: '24' },
		},
	},
});

/** The owner's achievements, each with an optional link to a document. */
export function Achievements({ achievements }: Pick<SiteSetting, 'achievements'>) {
	const { t } = useWords();
	if (achievements.length === 0) return null;
	return (
		<Section id={sectionId} ground="green">
			<Container>
				<SectionHeading section={sectionId} title={t('Achievements')} size="h1" />
				<List css={{ '--columns': tabletColumns(achievements.length) }}>
					{achievements.map((achievement) => (
						<li key={achievement.title}>
							<Achievement {...achievement} />
						</li>
					))}
				</List>
			</Container>
		</Section>
	);
}

function Achievement({ title, text, linkLabel, url }: SiteSetting['achievements'][number]) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<Reveal borderTopWidth="2px" borderColor="gold" paddingTop="6">
			<Box as="h3" dir={directionOf(title)} textStyle="h3" minHeight={{ lg: '2lh' }}>
				{title}
			</Box>
			<Box
				as="p"
				dir={directionOf(text)}
				textStyle="body"
				color="greenMuted"
				marginTop="6"
				maxWidth="48ch"
			>
				{text}
			</Box>
			{url && (
				<OutsideLink
					href={url}
					tone="current"
					color="inherit"
					marginTop="4"
					rel="noopener noreferrer"
				>
					{linkLabel || t('See the document')}
					<ArrowUpRight size={18} strokeWidth={1.75} aria-hidden />
				</OutsideLink>
			)}
		</Reveal>
	);
}

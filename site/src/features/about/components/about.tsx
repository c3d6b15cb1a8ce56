import { Box } from '@chakra-ui/react';
import type { HomeSection as Heading, SiteSetting } from '@sumu/contract';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { bleedLeft } from '../../../ui/bleed';
import { LinkButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Reveal } from '../../../ui/reveal';
import { Kicker, Section } from '../../../ui/section';
import { Figures } from './figures';
import { SkillNames } from './skill-names';

type Content = Pick<
	SiteSetting,
	'aboutText' | 'aboutSkills' | 'portrait' | 'experience' | 'totalProjects'
>;

/** `aboutPage`: address of the About page, if the site has one. */
export function About({
	number,
	heading,
	content,
	aboutPage,
}: {
	number: string;
	heading: Heading;
	content: Content;
	aboutPage?: string | undefined;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<Section id="about-me" label={heading.title || t('About me')} ground="sunken" flush>
			<Container>
				<Columns>
					{content.portrait && (
						<Box
							gridColumn={{ lg: '1 / 6' }}
							height={{ base: '100vw', md: '80vw', lg: 'clamp(600px, 51.8vw, 900px)' }}
							css={bleedLeft}
						>
							<Picture picture={content.portrait} sizes="(min-width: 1024px) 42vw, 100vw" />
						</Box>
					)}
					<Box
						gridColumn={{ lg: content.portrait ? '7 / 13' : '1 / 9' }}
						alignSelf="center"
						paddingBlock={{ base: '12', lg: '16' }}
						paddingBottom={{ base: '16', lg: '16' }}
					>
						<Kicker aria-hidden>{number}</Kicker>
						{heading.title && (
							<Box as="h2" dir={directionOf(heading.title)} textStyle="h2" marginTop="4">
								{heading.title}
							</Box>
						)}
						<Figures content={content} marginTop="8" />
						{content.aboutText && (
							<Reveal>
								<Box
									as="p"
									dir={directionOf(content.aboutText)}
									textStyle="lead"
									marginTop={{ base: '8', lg: '12' }}
									maxWidth="measure"
								>
									{content.aboutText}
								</Box>
							</Reveal>
						)}
						<SkillNames names={content.aboutSkills} />
						{aboutPage && (
							<LinkButton to={aboutPage} variant="ink" marginTop="8">
								{t('About me')}
							</LinkButton>
						)}
					</Box>
				</Columns>
			</Container>
		</Section>
	);
}

import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { ArrowUpRight } from 'lucide-react';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { bleedRight } from '../../../ui/bleed';
import { LinkButton, OutsideButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Figures } from './figures';
import { SkillNames } from './skill-names';

type Content = Pick<
	SiteSetting,
	'aboutText' | 'aboutSkills' | 'portrait' | 'experience' | 'totalProjects' | 'resumeUrl'
>;

/** Introduction on the About page; `hireMe` is the address of the contact page. */
export function Introduction({ content, hireMe }: { content: Content; hireMe: string }) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<Box as="section" aria-label={t('Introduction')}>
			<Container>
				<Columns rowGap={{ base: '8', lg: '0' }} gridTemplateRows={{ lg: 'auto 1fr' }}>
					<Box
						as="h1"
						textStyle="hero"
						gridColumn={{ lg: '1 / 9' }}
						paddingTop={{ base: '8', lg: '12' }}
						paddingBottom={{ lg: '16' }}
					>
						{t('About me')}
					</Box>
					{content.portrait && (
						<Box
							gridColumn={{ lg: '9 / 13' }}
							gridRow={{ lg: '1 / 3' }}
							height={{ base: '110vw', md: '80vw', lg: 'clamp(640px, 62vw, 920px)' }}
							css={bleedRight}
						>
							<Picture
								picture={content.portrait}
								sizes="(min-width: 1024px) 36vw, 100vw"
								priority
							/>
						</Box>
					)}
					<Box
						gridColumn={{ lg: '1 / 8' }}
						alignSelf="end"
						paddingBottom={{ base: '12', lg: '16' }}
					>
						{content.aboutText && (
							<Box as="p" dir={directionOf(content.aboutText)} textStyle="quote" maxWidth="30em">
								{content.aboutText}
							</Box>
						)}
						<SkillNames names={content.aboutSkills} />
						<Figures content={content} rowGap="6" marginTop={{ base: '8', lg: '12' }} />
						<Box display="flex" flexWrap="wrap" gap="3" marginTop={{ base: '8', lg: '12' }}>
							<LinkButton to={hireMe}>{t('Hire Me')}</LinkButton>
							{content.resumeUrl && (
								<OutsideButton variant="outline" href={content.resumeUrl} rel="noopener noreferrer">
									{t('Resume Here')}
									<ArrowUpRight size={18} aria-hidden />
								</OutsideButton>
							)}
						</Box>
					</Box>
				</Columns>
			</Container>
		</Box>
	);
}

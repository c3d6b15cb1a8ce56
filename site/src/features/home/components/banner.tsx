import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import { ArrowUpRight } from 'lucide-react';
import { useWords } from '../../../lib/words/use-words';
import { bleedRight } from '../../../ui/bleed';
import { LinkButton, OutsideButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { RuledLinks } from '../../../ui/ruled-links';
import { Headline } from './headline';
import { Socials } from './socials';

type Content = Pick<
	SiteSetting,
	'ownerName' | 'headlines' | 'intro' | 'platforms' | 'socials' | 'resumeUrl' | 'heroPicture'
>;

/** `hireMe` is where a client gets in touch. */
export function Banner({ content, hireMe }: { content: Content; hireMe: string }) {
	const { say } = useWords();
	return (
		<Box as="section" aria-label={say('Introduction')}>
			<Container>
				<Columns rowGap="12">
					<Box
						gridColumn={{ lg: content.heroPicture ? '1 / 9' : '1 / 13' }}
						paddingTop={{ base: '6', lg: '12' }}
						paddingBottom={content.heroPicture ? undefined : 'section'}
					>
						<Headline owner={content.ownerName} headlines={content.headlines} />
						<Columns marginTop={{ base: '12', lg: '16' }} gridTemplateColumns={columns}>
							<Box gridColumn={{ lg: '1 / 6' }}>
								{content.intro && (
									<Box as="p" textStyle="lead" maxWidth="44ch">
										{content.intro}
									</Box>
								)}
								<Actions hireMe={hireMe} resumeUrl={content.resumeUrl} />
							</Box>
							<Box gridColumn={{ lg: '6 / 9' }} gridRow={{ lg: '1 / 3' }}>
								{content.platforms.length > 0 && (
									<RuledLinks label={say('Design platforms')} links={content.platforms} />
								)}
							</Box>
							<Box gridColumn={{ lg: '1 / 6' }} marginTop={{ base: '6', lg: '8' }}>
								<Socials socials={content.socials} />
							</Box>
						</Columns>
					</Box>
					{content.heroPicture && (
						<Box
							gridColumn={{ lg: '9 / 13' }}
							height={{ base: '150vw', md: '100vw', lg: 'clamp(640px, 56.7vw, 900px)' }}
							css={bleedRight}
						>
							<Picture
								picture={content.heroPicture}
								sizes="(min-width: 1024px) 34vw, 100vw"
								priority
							/>
						</Box>
					)}
				</Columns>
			</Container>
		</Box>
	);
}

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(8, minmax(0, 1fr))' };

function Actions({ hireMe, resumeUrl }: { hireMe: string; resumeUrl: string }) {
	const { say } = useWords();
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(140px, 1fr))', sm: 'auto auto' }}
			justifyContent="start"
			gap="3"
			marginTop="8"
			marginBottom={{ base: '8', lg: '0' }}
		>
			<LinkButton to={hireMe} paddingInline={{ base: '4', sm: '27px' }}>
				{say('Hire Me')}
			</LinkButton>
			{resumeUrl && (
				<OutsideButton
					variant="outline"
					href={resumeUrl}
					rel="noopener noreferrer"
					paddingInline={{ base: '4', sm: '27px' }}
				>
					{say('Resume Here')}
					<ArrowUpRight size={18} aria-hidden />
				</OutsideButton>
			)}
		</Box>
	);
}

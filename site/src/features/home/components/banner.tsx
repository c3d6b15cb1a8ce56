import { Box } from '@chakra-ui/react';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShownSite } from '../../../lib/site/shown-site';
import { useWords } from '../../../lib/words/use-words';
import { bleedMargin, bleedRight } from '../../../ui/bleed';
import { LinkButton, OutsideButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { RuledLinks } from '../../../ui/ruled-links';
import { Headline, HeadlinePause } from './headline';
import { Socials } from './socials';

type Content = Pick<
	ShownSite,
	| 'ownerName'
	| 'headlines'
	| 'headlineLines'
	| 'intro'
	| 'platforms'
	| 'socials'
	| 'resumeUrl'
	| 'heroPicture'
>;

/** `hireMe`: address of the contact page. */
export function Banner({ content, hireMe }: { content: Content; hireMe: string }) {
	const { t } = useWords();
	const [isPaused, pause] = useState(false);
	const pauseButton = content.headlines.length > 0 && (
		<HeadlinePause isPaused={isPaused} toggle={() => pause(!isPaused)} />
	);
	return (
		<Box
			as="section"
			// Lets the print style sheet turn the home page into a résumé.
			data-resume
			aria-label={t('Introduction')}
			paddingBottom={content.heroPicture ? undefined : { base: '12', lg: '16' }}
		>
			<Container>
				<Columns
					gridTemplateColumns={{
						base: 'minmax(0, 1fr)',
						md: 'repeat(2, minmax(0, 1fr))',
						lg: 'repeat(12, minmax(0, 1fr))',
					}}
					gridTemplateRows={{ md: 'auto auto auto 1fr' }}
				>
					<Box
						gridColumn={{ md: '1 / -1', lg: content.heroPicture ? '1 / 9' : '1 / -1' }}
						paddingTop={{ base: '6', lg: '12' }}
						containerType="inline-size"
					>
						<Headline
							owner={content.ownerName}
							headlines={content.headlines}
							lines={content.headlineLines}
							isPaused={isPaused}
						/>
					</Box>
					<Box gridColumn={{ md: '1', lg: '1 / 6' }} marginTop={{ base: '8', lg: '12' }}>
						{content.intro && (
							<Box as="p" textStyle="lead" maxWidth="44ch">
								{content.intro}
							</Box>
						)}
						<Actions hireMe={hireMe} resumeUrl={content.resumeUrl}>
							{!content.heroPicture && pauseButton}
						</Actions>
					</Box>
					{content.heroPicture && (
						<Box
							gridColumn={{ md: '2', lg: '9 / 13' }}
							gridRow={{ md: '2 / 5', lg: '1 / 5' }}
							position="relative"
							height={{
								base: 'min(155vw, 130svh, max(80vw, 200svh - 55rem))',
								md: '75vw',
								lg: 'var(--height)',
							}}
							// Keeps the picture's portrait shape: on a wide screen it is narrower than its columns.
							width={{ lg: 'min(100% - var(--bleed), var(--height) * .65)' }}
							justifySelf={{ lg: 'end' }}
							marginTop={{ base: '8', lg: '0' }}
							// Only in the server's HTML, so that returning to the page does not replay the animation.
							data-weave={import.meta.env.SSR || undefined}
							suppressHydrationWarning
							css={{
								'--height': 'max(560px, min(56.7vw, 100svh - {sizes.nav}))',
								'--bleed': bleedMargin,
								...bleedRight,
								marginInlineStart: { base: bleedRight.marginInlineStart.base, md: '0' },
							}}
						>
							<Picture
								picture={content.heroPicture}
								sizes="(min-width: 1024px) 34vw, (min-width: 768px) 50vw, 100vw"
								priority
							/>
							<Box position="absolute" top="4" insetInlineEnd="margin">
								{pauseButton}
							</Box>
						</Box>
					)}
					{content.platforms.length > 0 && (
						<Box
							gridColumn={{ md: '1', lg: '6 / 9' }}
							gridRow={{ md: '3', lg: '2 / 5' }}
							marginTop={{ base: '8', lg: '12' }}
						>
							<RuledLinks label={t('Design platforms')} links={content.platforms} />
						</Box>
					)}
					<Box
						gridColumn={{ md: '1', lg: '1 / 6' }}
						gridRow={{ md: '4', lg: '3' }}
						marginTop={{ base: '6', lg: '8' }}
					>
						<Socials socials={content.socials} />
					</Box>
				</Columns>
			</Container>
		</Box>
	);
}

function Actions({
	hireMe,
	resumeUrl,
	children,
}: {
	hireMe: string;
	resumeUrl: string;
	children: ReactNode;
}) {
	const { t } = useWords();
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(140px, 1fr))', sm: 'auto auto auto' }}
			justifyContent="start"
			gap="3"
			marginTop="8"
		>
			<LinkButton to={hireMe} paddingInline={{ base: '4', sm: '27px' }}>
				{t('Hire Me')}
			</LinkButton>
			{resumeUrl && (
				<OutsideButton
					variant="outline"
					href={resumeUrl}
					rel="noopener noreferrer"
					paddingInline={{ base: '4', sm: '27px' }}
				>
					{t('Resume Here')}
					<ArrowUpRight size={18} aria-hidden />
				</OutsideButton>
			)}
			{children}
		</Box>
	);
}

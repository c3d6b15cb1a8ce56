import { Box } from '@chakra-ui/react';
import { ArrowUpRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ShownSite } from '../../../lib/site/shown-site';
import { useTextDirection } from '../../../lib/words/text-direction';
import { useWords } from '../../../lib/words/use-words';
import { bleedMargin, bleedRight } from '../../../ui/bleed';
import { LinkButton, OutsideButton } from '../../../ui/button';
import { Columns, Container } from '../../../ui/container';
import { Picture } from '../../../ui/picture';
import { Headline, HeadlinePause } from './headline';

type Content = Pick<
	ShownSite,
	| 'ownerName'
	| 'headlines'
	| 'headlineLines'
	| 'intro'
	| 'resumeUrl'
	| 'availability'
	| 'heroPicture'
>;

/**
 * First screen of the home page.
 * @param hireMe address of the contact page
 * @param links `OpeningLinks`
 * @param price starting price, after the owner's availability
 * @param children projects and a review, between the introduction and the links
 */
export function Banner({
	content,
	hireMe,
	links,
	price,
	children,
}: {
	content: Content;
	hireMe: string;
	links: ReactNode;
	price: ReactNode;
	children: ReactNode;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
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
			paddingBottom={{ base: '12', lg: '16' }}
		>
			<Container>
				<Columns
					gridTemplateRows={{ md: 'auto auto auto 1fr auto', lg: 'auto 1fr' }}
					gridTemplateColumns={{
						base: 'minmax(0, 1fr)',
						md: 'repeat(2, minmax(0, 1fr))',
						lg: 'repeat(12, minmax(0, 1fr))',
					}}
				>
					<Box
						gridColumn={{ md: '1 / -1', lg: content.heroPicture ? '1 / 9' : '1 / -1' }}
						paddingTop={{ base: '3', md: '6', lg: '8' }}
						containerType="inline-size"
					>
						<Headline
							owner={content.ownerName}
							headlines={content.headlines}
							lines={content.headlineLines}
							isPaused={isPaused}
						/>
					</Box>
					<Box gridColumn={{ md: '1', lg: '1 / 9' }} marginTop={{ base: '4', md: '6' }}>
						{content.intro && (
							<Box
								as="p"
								dir={directionOf(content.intro)}
								textStyle={{ base: 'body', md: 'lead' }}
								maxWidth="66ch"
							>
								{content.intro}
							</Box>
						)}
						<Actions {...content} hireMe={hireMe} price={price}>
							{!content.heroPicture && pauseButton}
						</Actions>
					</Box>
					<Box gridColumn="1 / -1" gridRow={{ md: '5', lg: '3' }}>
						{children}
					</Box>
					{content.heroPicture && (
						<Box
							gridColumn={{ md: '2', lg: '9 / 13' }}
							gridRow={{ md: '2 / 5', lg: '1 / 3' }}
							position="relative"
							height={{
								base: 'min(155vw, 130svh, max(80vw, 200svh - 55rem))',
								md: '75vw',
								lg: 'var(--height)',
							}}
							// Keeps the picture's portrait shape: on a wide screen it is narrower than its columns.
							width={{ lg: 'min(100% - var(--bleed), var(--height) * .65)' }}
							justifySelf={{ lg: 'end' }}
							marginTop={{ base: '8', md: '6', lg: '0' }}
							// Only in the server's HTML, so that returning to the page does not replay the animation.
							data-weave={import.meta.env.SSR || undefined}
							suppressHydrationWarning
							css={{
								'--height': 'clamp(420px, 39vw, 600px)',
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
					{links}
				</Columns>
			</Container>
		</Box>
	);
}

function Actions({
	hireMe,
	resumeUrl,
	availability,
	price,
	children,
}: Pick<Content, 'resumeUrl' | 'availability'> & {
	hireMe: string;
	price: ReactNode;
	children: ReactNode;
}) {
	const { t } = useWords();
	const directionOf = useTextDirection();
	return (
		<Box
			display="grid"
			gridTemplateColumns={{ base: 'repeat(auto-fit, minmax(140px, 1fr))', sm: 'repeat(4, auto)' }}
			alignItems="center"
			justifyContent="start"
			columnGap="3"
			rowGap={{ base: '2', sm: '3' }}
			marginTop={{ base: '4', md: '6' }}
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
			<Box
				textStyle="small"
				color="muted"
				overflowWrap="anywhere"
				gridColumn={{ base: '1 / -1', sm: 'auto' }}
				_empty={{ display: 'none' }}
			>
				{availability && (
					<Box as="p" dir={directionOf(availability)}>
						{availability}
					</Box>
				)}
				{price}
			</Box>
			{children}
		</Box>
	);
}

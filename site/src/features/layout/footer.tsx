import { Box, chakra } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { memo } from 'react';
import { useWords } from '../../lib/words/use-words';
import { Columns, Container } from '../../ui/container';
import { deferLayout } from '../../ui/defer-layout';
import { wovenBorder } from '../../ui/woven-border';
import { Colophon } from './colophon';
import { FooterLinks } from './footer-links';
import { footerLinks, ownPageLinks } from './menu';
import { Wordmark } from './wordmark';

const Border = chakra('div', {
	base: {
		height: '36px',
		backgroundImage: wovenBorder,
		backgroundRepeat: 'repeat-x',
		backgroundPosition: 'center 0',
		backgroundSize: 'auto 36px',
	},
});

const Ground = chakra('footer', {
	base: {
		bg: 'foot',
		color: 'onFoot',
		'--ring': 'colors.onFoot',
		...deferLayout('46rem', '32rem'),
	},
});

/** Footer with a woven border: the owner's name, the site's pages and the owner's social links. */
export const Footer = memo(function Footer({ site }: { site: Site | null }) {
	const { say } = useWords();
	const socialLinks = site?.socials.map(({ network, url }) => ({ label: network, to: url })) ?? [];
	return (
		<Ground data-deferred="" suppressHydrationWarning>
			<Border data-hem />
			<Container paddingTop={{ base: '12', lg: '16' }} paddingBottom="8">
				<Columns rowGap="12">
					<Box gridColumn={{ lg: '1 / 7' }} containerType="inline-size">
						<Wordmark name={site?.ownerName ?? ''} />
					</Box>
					<Box
						gridColumn={{ lg: '8 / 13' }}
						paddingTop="3"
						display="grid"
						gridTemplateColumns="repeat(2, minmax(0, 1fr))"
						gap="gutter"
					>
						<FooterLinks
							title={say('Site')}
							links={[...footerLinks(site, say), ...ownPageLinks(site)]}
						/>
						{socialLinks.length > 0 && (
							<FooterLinks title={say('Elsewhere')} links={socialLinks} outside />
						)}
					</Box>
				</Columns>
				{site && (
					<Colophon
						ownerName={site.ownerName}
						year={site.footerYear}
						mark={site.brand.footerMark}
					/>
				)}
			</Container>
		</Ground>
	);
});

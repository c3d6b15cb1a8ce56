import { Box, chakra } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { memo } from 'react';
import { useWords } from '../../lib/words/use-words';
import { Columns, Container } from '../../ui/container';
import { deferLayout } from '../../ui/defer-layout';
import { wovenBorder } from '../../ui/woven-border';
import { Colophon } from './colophon';
import { FooterLinks } from './footer-links';
import { FooterMark } from './footer-mark';
import { footerLinks, ownPageLinks } from './menu';

const Name = chakra('p', {
	base: {
		fontFamily: 'display',
		fontWeight: 'display',
		lineHeight: '0.8',
		letterSpacing: '-0.045em',
		// Letters may overhang their line by 0.4em before they are clipped: WebKit lacks overflow-clip-margin. At the
		// sides, by the page's margin at most, or a phone would scroll sideways.
		'--overhang': 'min(0.4em, {spacing.margin})',
		padding: '0.4em var(--overhang) 0.46em',
		margin: '-0.4em calc(-1 * var(--overhang))',
		marginInlineStart: 'calc(-1 * var(--overhang) - 0.035em)',
		// There the spacing after the last letter is at the start.
		_rtl: { marginInlineStart: 'calc(-1 * var(--overhang))' },
		whiteSpace: 'nowrap',
		overflow: 'clip',
		// Fills the page's width, whatever the name's length.
		fontSize: 'clamp(1rem, calc(178cqw / var(--letters)), 40rem)',
		'&[data-long]': { whiteSpace: 'normal', lineHeight: '0.95', textWrap: 'balance' },
	},
});

const MIN_SIZED_LETTERS = 4;
/** Maximum letters on one line; a longer name breaks into two. */
const MAX_LINE_LETTERS = 14;

/** The owner's name, as large as the page allows. */
export function Wordmark({ name }: { name: string }) {
	if (!name) return null;
	const isLong = name.length > MAX_LINE_LETTERS && name.includes(' ');
	const word = Math.max(...name.split(' ').map(({ length }) => length));
	const letters = isLong ? Math.max(word, Math.ceil(name.length * 0.6)) : name.length;
	return (
		<Name
			data-long={isLong || undefined}
			css={{ '--letters': Math.max(MIN_SIZED_LETTERS, letters) }}
		>
			{name}
		</Name>
	);
}

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
		// A short name is so large that its box reaches below the footer.
		overflow: 'clip',
		...deferLayout('46rem', '56rem'),
	},
});

/** Footer with a woven border: the owner's name, the site's pages and the owner's social links. */
export const Footer = memo(function Footer({ site }: { site: Site | null }) {
	const { t } = useWords();
	const socialLinks = site?.socials.map(({ network, url }) => ({ label: network, to: url })) ?? [];
	return (
		<Ground data-deferred="" suppressHydrationWarning>
			<Border data-hem />
			<Container paddingTop={{ base: '12', lg: '16' }} paddingBottom="8">
				<Columns rowGap="12">
					<Box gridColumn={{ lg: '1 / 7' }}>
						<FooterMark mark={site?.brand.footerMark ?? null} />
					</Box>
					<Box
						gridColumn={{ lg: '8 / 13' }}
						display="grid"
						gridTemplateColumns="repeat(2, minmax(0, 1fr))"
						gap="gutter"
					>
						<FooterLinks
							title={t('Site')}
							links={[...footerLinks(site, t), ...ownPageLinks(site)]}
						/>
						{socialLinks.length > 0 && (
							<FooterLinks title={t('Elsewhere')} links={socialLinks} outside />
						)}
					</Box>
				</Columns>
				<Box containerType="inline-size" marginTop={{ base: '12', lg: '24' }}>
					<Wordmark name={site?.ownerName ?? ''} />
				</Box>
				{site && <Colophon ownerName={site.ownerName} year={site.footerYear} />}
			</Container>
		</Ground>
	);
});

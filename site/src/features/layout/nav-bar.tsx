import { Box, chakra } from '@chakra-ui/react';
import { NAV_SCROLL_THRESHOLD_PX } from '@sumu/contract';
import { memo, type ReactNode } from 'react';
import type { NavigationLink } from '../../config/paths';
import { useScrolled } from '../../lib/document/use-scrolled';
import { useWords } from '../../lib/words/use-words';
import { Container } from '../../ui/container';
import { withoutScripts } from '../../ui/defer-layout';
import { ThemeToggle } from '../../ui/theme-toggle';
import { AccountSlot } from './account-slot';
import { Brand } from './brand';
import { type CartFigures, CartSlot, hasItems } from './cart-link';
import { DrawerButton } from './drawer-button';
import { NavBarLink } from './nav-bar-link';
import { SearchLink } from './search-link';

const Bar = chakra('header', {
	base: {
		position: 'fixed',
		top: '0',
		insetInline: '0',
		zIndex: 'nav',
		height: { base: 'navSmall', lg: 'nav' },
		// Colours do not transition: halfway, the text would be unreadable. `translate` needs no layout.
		'&, & > div': { transition: 'translate {durations.quick}' },
		// Without scripts the bar cannot react to scrolling, so it stays at the top of the page.
		...withoutScripts({ position: 'absolute' }),
		'&[data-scrolled]': {
			translate: '0 calc({sizes.navScrolled} - 100%)',
			'& > div': { translate: '0 calc(50% - {sizes.navScrolled} / 2)' },
			bg: 'color-mix(in srgb, {colors.foot} 96%, transparent)',
			color: 'onFoot',
			'--ring': 'colors.onFoot',
		},
	},
});

/** On the smallest screens the cart's figures replace the name. */
const markAlone = {
	'@media (max-width: 359px)': { '& a > span:last-child': { srOnly: true } },
} as const;

/** Transparent at the top of a page; dark and lower after scrolling. Its children do not re-render. */
function ScrolledBar({ children }: { children: ReactNode }) {
	const isScrolled = useScrolled(NAV_SCROLL_THRESHOLD_PX);
	return <Bar data-scrolled={isScrolled || undefined}>{children}</Bar>;
}

/** Parts that depend on the session are separate components, so that the bar does not re-render when it loads. */
export const NavBar = memo(function NavBar({
	ownerName,
	links,
	cart,
}: {
	ownerName: string;
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
}) {
	const { t } = useWords();
	const hasAny = hasItems(cart);
	return (
		<ScrolledBar>
			<Container height="full" display="flex" alignItems="center">
				<Box
					width={{ lg: '216px' }}
					minWidth={{ base: '0', lg: '216px' }}
					flexGrow={{ base: '1', lg: '0' }}
					paddingInlineEnd={{ base: '3', lg: '6' }}
					css={hasAny ? markAlone : undefined}
				>
					<Brand ownerName={ownerName} />
				</Box>
				<Box as="nav" aria-label={t('Main')} hideBelow="lg" flexGrow="1">
					<Box as="ul" display="flex" gap="clamp(16px, 2.64vw - 10px, 28px)">
						{links.map((link) => (
							<li key={link.label}>
								<NavBarLink {...link} />
							</li>
						))}
					</Box>
				</Box>
				<CartSlot cart={cart} />
				<SearchLink />
				<Box hideBelow={hasAny ? 'sm' : undefined}>
					<ThemeToggle />
				</Box>
				<AccountSlot />
				<DrawerButton links={links} cart={cart} />
			</Container>
		</ScrolledBar>
	);
});

import { Box, chakra } from '@chakra-ui/react';
import { navScroll } from '@sumu/contract';
import { memo } from 'react';
import { type NavigationLink, navigation } from '../../config/paths';
import { useScrolled } from '../../lib/document/use-scrolled';
import { useWords } from '../../lib/words/use-words';
import { Container } from '../../ui/container';
import { ThemeToggle } from '../../ui/theme-toggle';
import { AccountSlot } from './account-slot';
import { Brand } from './brand';
import { type CartFigures, CartLink } from './cart-link';
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
		transitionProperty: 'height, background-color, color',
		transitionDuration: 'quick',
		// Nobody tells it about scrolling, so it stays where it can be read.
		'@media (scripting: none)': { position: 'absolute' },
		'&[data-scrolled]': {
			height: 'navScrolled',
			bg: 'foot',
			color: 'onFoot',
		},
	},
});

/** Transparent at the top of a page; dark and lower once it is scrolled. */
export const NavBar = memo(function NavBar({
	ownerName,
	links,
	cart,
}: {
	ownerName: string;
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
}) {
	const { say } = useWords();
	const isScrolled = useScrolled(navScroll);
	return (
		<Bar data-scrolled={isScrolled || undefined}>
			<Container height="full" display="flex" alignItems="center">
				<Box
					width={{ lg: '216px' }}
					minWidth={{ base: '0', lg: '216px' }}
					flexGrow={{ base: '1', lg: '0' }}
					paddingInlineEnd="3"
				>
					<Brand ownerName={ownerName} />
				</Box>
				<Box as="nav" aria-label={say('Main')} hideBelow="lg" flexGrow="1">
					<Box as="ul" display="flex" gap="clamp(16px, 2.64vw - 10px, 28px)">
						{links.map((link) => (
							<li key={link.label}>
								<NavBarLink {...link} />
							</li>
						))}
					</Box>
				</Box>
				<SearchLink />
				<ThemeToggle />
				<Box hideBelow="lg" marginInlineStart="3">
					{navigation.cart.map((link) => (
						<CartLink key={link.to} link={link} cart={cart} />
					))}
				</Box>
				<AccountSlot />
				<DrawerButton links={links} cart={cart} />
			</Container>
		</Bar>
	);
});

import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { NavigationLink } from '../../config/paths';
import { useSiteIfLoaded } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { breakpoints } from '../../theme/tokens';
import { IconButton } from '../../ui/button';
import { Logo } from '../../ui/logo';
import { Lozenge } from '../../ui/lozenge';
import { openModal } from '../../ui/open-modal';
import { ThemeToggle } from '../../ui/theme-toggle';
import type { CartFigures } from './cart-link';
import { DrawerAccount } from './drawer-account';
import { DrawerLink } from './drawer-link';
import { cartLinks } from './menu';

const Panel = chakra('dialog', {
	base: {
		width: 'full',
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		paddingInline: 'margin',
		paddingBottom: '12',
		bg: 'canvas',
		color: 'ink',
		'--ring': 'colors.ink',
		overscrollBehavior: 'contain',
		animation: 'rise {durations.pop} {easings.reveal}',
	},
});

/** Full-screen navigation for small screens; the dialog traps the focus and closes on Escape. */
export default function NavDrawer({
	links,
	cart,
	onClose,
}: {
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
	onClose: () => void;
}) {
	const { t, number } = useWords();
	const site = useSiteIfLoaded();
	const logo = site?.brand.logo;
	const dialogRef = useRef<HTMLDialogElement>(null);
	useEffect(() => openModal(dialogRef.current), []);
	useEffect(() => {
		const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
		wide.addEventListener('change', onClose);
		return () => wide.removeEventListener('change', onClose);
	}, [onClose]);
	return (
		<Panel ref={dialogRef} aria-label={t('Menu')} onClose={onClose}>
			<Box display="flex" alignItems="center" height="navSmall">
				{logo ? <Logo picture={logo} /> : <Lozenge size={28} />}
				<Box display="flex" marginInline="auto -10px">
					<ThemeToggle />
					<IconButton aria-label={t('Close the menu')} onClick={() => dialogRef.current?.close()}>
						<X size={24} strokeWidth={1.75} aria-hidden />
					</IconButton>
				</Box>
			</Box>
			<nav aria-label={t('Main')}>
				<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
					{links.map((link) => (
						<li key={link.label}>
							<DrawerLink {...link} onClick={onClose} />
						</li>
					))}
					{cartLinks(site, cart?.count).map((link) => (
						<li key={link.label}>
							<DrawerLink label={t(link.label)} to={link.to} onClick={onClose}>
								<Box as="span" textStyle="ui" color="muted">
									{cart?.count ? number(cart.count) : ''}
								</Box>
							</DrawerLink>
						</li>
					))}
				</Box>
			</nav>
			<DrawerAccount onLeave={onClose} />
		</Panel>
	);
}

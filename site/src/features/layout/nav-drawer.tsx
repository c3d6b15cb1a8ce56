import { Box, chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type NavigationLink, navigation } from '../../config/paths';
import { useWords } from '../../lib/words/use-words';
import { breakpoints } from '../../theme/tokens';
import { IconButton } from '../../ui/icon-button';
import { Lozenge } from '../../ui/lozenge';
import type { CartFigures } from './cart-link';
import { DrawerAccount } from './drawer-account';
import { DrawerLink } from './drawer-link';

const Panel = chakra('dialog', {
	base: {
		width: '100vw',
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		paddingInline: 'margin',
		paddingBottom: '12',
		bg: 'canvas',
		color: 'ink',
		overscrollBehavior: 'contain',
		animation: 'rise {durations.pop} {easings.reveal}',
	},
});

/** The navigation over the whole of a small screen; the dialog keeps the focus and closes on Escape. */
export default function NavDrawer({
	links,
	cart,
	onClose,
}: {
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
	onClose: () => void;
}) {
	const { say } = useWords();
	const ref = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		ref.current?.showModal();
		const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
		wide.addEventListener('change', onClose);
		return () => wide.removeEventListener('change', onClose);
	}, [onClose]);
	return (
		<Panel ref={ref} aria-label={say('Menu')} onClose={onClose}>
			<Box display="flex" justifyContent="space-between" alignItems="center" height="navSmall">
				<Lozenge size={28} />
				<IconButton aria-label={say('Close the menu')} marginInlineEnd="-10px" onClick={onClose}>
					<X size={24} strokeWidth={1.75} aria-hidden />
				</IconButton>
			</Box>
			<nav aria-label={say('Main')}>
				<Box as="ul" borderBottomWidth="1px" borderColor="hairline">
					{links.map((link) => (
						<li key={link.label}>
							<DrawerLink {...link} onClick={onClose} />
						</li>
					))}
					{navigation.cart.map((link) => (
						<li key={link.label}>
							<DrawerLink label={say(link.label)} to={link.to} onClick={onClose}>
								<Box as="span" textStyle="ui" color="muted">
									{cart?.count || ''}
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

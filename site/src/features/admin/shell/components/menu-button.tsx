import { Box, chakra } from '@chakra-ui/react';
import { Menu, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSiteIfLoaded } from '../../../../lib/site/use-site';
import { breakpoints } from '../../../../theme/tokens';
import { IconButton } from '../../../../ui/button';
import { Logo } from '../../../../ui/logo';
import { Lozenge } from '../../../../ui/lozenge';
import { openModal } from '../../../../ui/open-modal';
import { usePendingCounts } from '../menu';
import { QuickActions } from './quick-actions';
import { SideMenu } from './side-menu';

const Panel = chakra('dialog', {
	base: {
		width: 'min(100vw, 420px)',
		height: '100dvh',
		maxWidth: 'none',
		maxHeight: 'none',
		margin: '0',
		paddingInline: 'screen',
		paddingBottom: '6',
		bg: 'sunken',
		color: 'ink',
		overscrollBehavior: 'contain',
		animation: 'rise {durations.pop} {easings.reveal}',
		_backdrop: { bg: 'color-mix(in srgb, {colors.foot} 60%, transparent)' },
	},
});

/** Side menu in a modal dialog on small screens; keeps the focus and closes on Escape. */
export function MenuDrawer({ footer, onClose }: { footer: ReactNode; onClose: () => void }) {
	const logo = useSiteIfLoaded()?.brand.logo;
	const dialogRef = useRef<HTMLDialogElement>(null);
	useEffect(() => openModal(dialogRef.current), []);
	useEffect(() => {
		const wide = matchMedia(`(min-width: ${breakpoints.lg})`);
		wide.addEventListener('change', onClose);
		return () => wide.removeEventListener('change', onClose);
	}, [onClose]);
	return (
		<Panel
			ref={dialogRef}
			aria-label="Menu"
			onClose={onClose}
			// Only clicks on the backdrop target the dialog itself; its content covers the rest.
			onClick={({ target }) => target === dialogRef.current && onClose()}
		>
			<Box display="flex" flexDirection="column" minHeight="full">
				<Box display="flex" alignItems="center" height="pageBarSmall" flexShrink="0">
					{logo ? <Logo picture={logo} /> : <Lozenge size={28} />}
					<IconButton aria-label="Close the menu" marginInline="auto -10px" onClick={onClose}>
						<X size={24} strokeWidth={1.75} aria-hidden />
					</IconButton>
				</Box>
				<QuickActions onFollow={onClose} />
				<Box marginInline="-12px" flexGrow="1">
					<SideMenu onFollow={onClose} />
				</Box>
				{footer}
			</Box>
		</Panel>
	);
}

/** Opens the side menu on small screens, from the corner that every page bar keeps free. */
export function MenuButton({ footer }: { footer: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	const hasPendingItems = Object.values(usePendingCounts()).some(({ count }) => count > 0);
	return (
		<Box
			hideFrom="lg"
			position="fixed"
			zIndex="nav"
			top="calc(var(--banner, 0px) + ({sizes.pageBarSmall} - {sizes.compact}) / 2)"
			insetInlineStart="calc({spacing.screen} - 10px)"
		>
			<IconButton
				position="relative"
				aria-label={
					hasPendingItems ? 'Open the menu (new items need your attention)' : 'Open the menu'
				}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => setOpen(true)}
			>
				<Menu size={22} strokeWidth={1.75} aria-hidden />
				{hasPendingItems && (
					<Box
						as="span"
						aria-hidden
						position="absolute"
						top="9px"
						insetInlineEnd="8px"
						width="10px"
						height="10px"
						borderRadius="pill"
						bg="accent"
						outline="2px solid {colors.canvas}"
					/>
				)}
			</IconButton>
			{isOpen && <MenuDrawer footer={footer} onClose={() => setOpen(false)} />}
		</Box>
	);
}

import { Box } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../ui/icon-button';
import { usePendingCounts } from '../pending-counts';
import { MenuDrawer } from './menu-drawer';

/** Opens the side menu on small screens, from the corner that every page bar keeps free. */
export function MenuButton({ footer }: { footer: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	const hasPendingItems = Object.values(usePendingCounts()).some(({ count }) => count > 0);
	return (
		<Box
			hideFrom="lg"
			position="fixed"
			zIndex="nav"
			top="calc(({sizes.pageBarSmall} - {sizes.compact}) / 2)"
			insetInlineStart="calc({spacing.screen} - 10px)"
		>
			<IconButton
				position="relative"
				aria-label={
					hasPendingItems ? 'Open the menu, something is waiting for you' : 'Open the menu'
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

import { Box } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { MenuDrawer } from './menu-drawer';

/** Opens the side menu on small screens, from the corner every screen's bar leaves free. */
export function MenuButton({ footer }: { footer: ReactNode }) {
	const [isOpen, setOpen] = useState(false);
	return (
		<Box
			hideFrom="lg"
			position="fixed"
			zIndex="nav"
			top="calc(({sizes.pageBarSmall} - {sizes.compact}) / 2)"
			insetInlineStart="calc({spacing.screen} - 10px)"
		>
			<IconButton
				aria-label="Open the menu"
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				onClick={() => setOpen(true)}
			>
				<Menu size={22} strokeWidth={1.75} aria-hidden />
			</IconButton>
			{isOpen && <MenuDrawer footer={footer} onClose={() => setOpen(false)} />}
		</Box>
	);
}

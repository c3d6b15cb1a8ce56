import { Box } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NavigationLink } from '../../config/paths';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useWords } from '../../lib/words/use-words';
import { IconButton } from '../../ui/icon-button';
import type { CartFigures } from './cart-link';

const openDrawer = () => loadChunk('navigation drawer', () => import('./nav-drawer'));
const NavDrawer = lazy(openDrawer);

/** Opens the drawer on small screens. Without scripts the footer's links stand in for it. */
export function DrawerButton({
	links,
	cart,
}: {
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
}) {
	const { say } = useWords();
	const [isOpen, setOpen] = useState(false);
	return (
		<Box hideFrom="lg" css={{ '@media (scripting: none)': { display: 'none' } }}>
			<IconButton
				aria-label={say('Open the menu')}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				marginInlineEnd="-10px"
				onClick={() => setOpen(true)}
			>
				<Menu size={22} strokeWidth={1.75} aria-hidden />
			</IconButton>
			{isOpen && (
				<Suspense>
					<NavDrawer links={links} cart={cart} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Box>
	);
}

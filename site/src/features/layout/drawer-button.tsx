import { Box } from '@chakra-ui/react';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { NavigationLink } from '../../config/paths';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { useWords } from '../../lib/words/use-words';
import { IconButton, IconLink } from '../../ui/button';
import type { CartFigures } from './cart-link';
import { linksId } from './footer-links';

const openDrawer = () => loadChunk('navigation drawer', () => import('./nav-drawer'));
const NavDrawer = lazy(openDrawer);

const menuIcon = <Menu size={22} strokeWidth={1.75} aria-hidden />;

/** Button that opens the drawer on small screens. Without scripts, a link to the page links in the footer. */
export function DrawerButton({
	links,
	cart,
	end = '',
}: {
	links: readonly NavigationLink[];
	cart?: CartFigures | undefined;
	/** Address of a page with those links, if this one has none. */
	end?: string;
}) {
	const { t } = useWords();
	const [isOpen, setOpen] = useState(false);
	return (
		<Box hideFrom="lg">
			<noscript>
				<IconLink to={`${end}#${linksId}`} reloadDocument aria-label={t('Menu')}>
					{menuIcon}
				</IconLink>
			</noscript>
			<IconButton
				aria-label={t('Open the menu')}
				aria-haspopup="dialog"
				aria-expanded={isOpen}
				marginInlineEnd="-10px"
				onClick={() => setOpen(true)}
			>
				{menuIcon}
			</IconButton>
			{isOpen && (
				<Suspense>
					<NavDrawer links={links} cart={cart} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</Box>
	);
}

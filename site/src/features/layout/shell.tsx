import { Box } from '@chakra-ui/react';
import type { Site } from '@sumu/contract';
import { type ReactNode, useMemo } from 'react';
import { useWords } from '../../lib/words/use-words';
import { Arrival } from './arrival';
import type { CartFigures } from './cart-link';
import { Footer } from './footer';
import { MainPart } from './main-part';
import { barLinks } from './menu';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { SkipLink } from './skip-link';

/**
 * Layout around every page. Without `site`, because the settings could not be read, it shows only the default links.
 */
export function Shell({
	site,
	cart,
	isBare = false,
	children,
}: {
	site: Site | null;
	/** Cart figures for the bar. */
	cart?: CartFigures | undefined;
	/** If true, the page has its own bar, main part and footer. */
	isBare?: boolean;
	children: ReactNode;
}) {
	const { say } = useWords();
	const links = useMemo(() => barLinks(site, say), [site, say]);
	if (isBare)
		return (
			<>
				<SkipLink />
				<NavigationProgress />
				{children}
				<Arrival />
			</>
		);
	return (
		<Box display="flex" flexDirection="column" minHeight="100dvh">
			<SkipLink />
			<NavigationProgress />
			<NavBar ownerName={site?.ownerName ?? ''} links={links} cart={cart} />
			<MainPart>{children}</MainPart>
			<Arrival />
			<Footer site={site} />
		</Box>
	);
}

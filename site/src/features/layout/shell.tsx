import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import type { ReactNode } from 'react';
import type { CartFigures } from './cart-link';
import { Footer } from './footer';
import { MainPart } from './main-part';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { SkipLink } from './skip-link';

/** What stands around every page. Without `site`, when the settings cannot be read, it keeps to the links. */
export function Shell({
	site,
	cart,
	isBare = false,
	children,
}: {
	site: SiteSetting | null;
	/** What the bar says of the cart. */
	cart?: CartFigures | undefined;
	/** Whether the page brings its own bar, main part and footer. */
	isBare?: boolean;
	children: ReactNode;
}) {
	if (isBare)
		return (
			<>
				<SkipLink />
				<NavigationProgress />
				{children}
			</>
		);
	return (
		<Box display="flex" flexDirection="column" minHeight="100dvh">
			<SkipLink />
			<NavigationProgress />
			<NavBar ownerName={site?.ownerName ?? ''} cart={cart} />
			<MainPart>{children}</MainPart>
			<Footer site={site} />
		</Box>
	);
}

import { Box } from '@chakra-ui/react';
import type { SiteSetting } from '@sumu/contract';
import type { ReactNode } from 'react';
import { Footer } from './footer';
import { NavBar } from './nav-bar';
import { NavigationProgress } from './navigation-progress';
import { SkipLink } from './skip-link';

/** What stands around every page. Without `site`, when the settings cannot be read, it keeps to the links. */
export function Shell({ site, children }: { site: SiteSetting | null; children: ReactNode }) {
	return (
		<Box display="flex" flexDirection="column" minHeight="100dvh">
			<SkipLink />
			<NavigationProgress />
			<NavBar ownerName={site?.ownerName ?? ''} />
			<Box
				as="main"
				id="content"
				tabIndex={-1}
				flexGrow="1"
				paddingTop={{ base: '{sizes.navSmall}', lg: '{sizes.nav}' }}
				_focusVisible={{ outline: 'none' }}
			>
				{children}
			</Box>
			<Footer site={site} />
		</Box>
	);
}

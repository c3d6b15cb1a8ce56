import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { SiteProvider } from './lib/site/site-provider';
import { system } from './theme/system';

/** What every component may count on: the theme, its tokens, and the owner's settings. */
export const Providers = ({ children }: { children: ReactNode }) => (
	<ThemeProvider attribute="class">
		<ChakraProvider value={system}>
			<SiteProvider>{children}</SiteProvider>
		</ChakraProvider>
	</ThemeProvider>
);

import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { QueryProvider } from './lib/query';
import { system } from './theme/system';

/** What every component may count on: the theme, its tokens, and the answers loaded so far. */
export const Providers = ({ children }: { children: ReactNode }) => (
	<ThemeProvider attribute="class" disableTransitionOnChange>
		<ChakraProvider value={system}>
			<QueryProvider>{children}</QueryProvider>
		</ChakraProvider>
	</ThemeProvider>
);

import { ChakraProvider } from '@chakra-ui/react';
import { ThemeProvider } from 'next-themes';
import { type ReactNode, use } from 'react';
import { NonceContext } from './lib/document/render-contexts';
import { SiteProvider } from './lib/site/site-provider';
import { siteSystem } from './theme/system';

/** Provides the theme, its tokens and the owner's settings to every component. */
export const Providers = ({ children }: { children: ReactNode }) => (
	<ThemeProvider attribute="class" nonce={use(NonceContext)}>
		<ChakraProvider value={siteSystem}>
			<SiteProvider>{children}</SiteProvider>
		</ChakraProvider>
	</ThemeProvider>
);

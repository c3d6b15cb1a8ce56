import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet, useRouteError } from 'react-router-dom';
import { ErrorView } from '../../features/layout/error-view';
import { useSite } from '../../features/site-setting/use-site';
import { SumuShell } from '../../features/sumu-shell/components/sumu-shell';
import type { Handle } from '../../lib/document/handle';
import { sumuSystem } from '../../theme/sumu';

export const handle: Handle = { isBare: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

function Workplace({ children }: { children: ReactNode }) {
	return (
		<ChakraProvider value={sumuSystem}>
			<meta name="robots" content="noindex" />
			<SumuShell siteName={useSite().ownerName} account={null}>
				{children}
			</SumuShell>
		</ChakraProvider>
	);
}

export default function Sumu() {
	return (
		<Workplace>
			<Outlet />
		</Workplace>
	);
}

export function ErrorBoundary() {
	return (
		<Workplace>
			<ErrorView error={useRouteError()} />
		</Workplace>
	);
}

import { ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Outlet, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { ErrorView } from '../../features/layout/error-view';
import { useSite } from '../../features/site-setting/use-site';
import { SignedIn } from '../../features/sumu-shell/components/signed-in';
import { Waiting } from '../../features/sumu-shell/components/waiting';
import { requireAdmin } from '../../features/sumu-shell/require-admin';
import type { Handle } from '../../lib/document/handle';
import { Unlisted } from '../../lib/document/unlisted';
import { sumuSystem } from '../../theme/sumu';

export const handle: Handle = { isBare: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const clientLoader = Object.assign(requireAdmin, { hydrate: true as const });

/** What the server sends, and what shows until it is known who is there. */
export function HydrateFallback() {
	return (
		<>
			<Unlisted />
			<Waiting />
		</>
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
	const view = <ErrorView error={useRouteError()} />;
	const isAdmin = useRouteLoaderData('routes/sumu/layout') !== undefined;
	return isAdmin ? <Workplace>{view}</Workplace> : <main id="content">{view}</main>;
}

function Workplace({ children }: { children: ReactNode }) {
	return (
		<ChakraProvider value={sumuSystem}>
			<Unlisted />
			<SignedIn siteName={useSite().ownerName}>{children}</SignedIn>
		</ChakraProvider>
	);
}

import { ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { sumuPaths } from '../../config/sumu-paths';
import { overviewQuery } from '../../features/admin/overview/api/get-overview';
import { Loading } from '../../features/admin/shell/components/loading';
import { SignedIn } from '../../features/admin/shell/components/signed-in';
import { PendingCountsProvider } from '../../features/admin/shell/pending-counts';
import { requireAdmin } from '../../features/admin/shell/require-admin';
import { sumuSystem, sumuTokens } from '../../features/admin/theme/system';
import { ErrorView } from '../../features/layout/error-view';
import type { Handle } from '../../lib/document/handle';
import { Unlisted } from '../../lib/document/unlisted';
import { useSite } from '../../lib/site/use-site';

export const handle: Handle = { isBare: true };

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const clientLoader = Object.assign(requireAdmin, { hydrate: true as const });

/** What the server sends, and what shows until it is known who is there. */
export function HydrateFallback() {
	return (
		<>
			<Unlisted />
			<Loading />
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
			<Global styles={sumuTokens} />
			<Unlisted />
			<PendingCountsProvider value={useCountsFromOverview()}>
				<SignedIn siteName={useSite().ownerName}>{children}</SignedIn>
			</PendingCountsProvider>
		</ChakraProvider>
	);
}

/** What the menu says is waiting, from the overview's figures. */
function useCountsFromOverview() {
	const { data } = useQuery(overviewQuery());
	return {
		[sumuPaths.messages.at()]: { count: data?.unreadMessages ?? 0, word: 'unread' },
		[sumuPaths.manageReviews.at()]: { count: data?.pendingReviews ?? 0, word: 'waiting' },
	};
}

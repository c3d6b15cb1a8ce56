import { ChakraProvider } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import type { UserRole } from '@sumu/contract';
import { resolveWorkplaceTranslations } from '@sumu/contract/words';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { Outlet, useLocation, useRouteError, useRouteLoaderData } from 'react-router-dom';
import { entryPaths, sumuPaths } from '../../config/sumu-paths';
import { overviewQuery, pendingIn, unreadIn } from '../../features/admin/overview/api/overview';
import { NotTheirs } from '../../features/admin/shell/components/access-denied';
import { Loading } from '../../features/admin/shell/components/loading';
import { PreloadedScreens, ScreenNotLoaded } from '../../features/admin/shell/components/offline';
import { SignedIn } from '../../features/admin/shell/components/signed-in';
import { PendingCountsProvider } from '../../features/admin/shell/menu';
import { requireHelper } from '../../features/admin/shell/require-helper';
import { canAccessScreen, WorkRoleProvider } from '../../features/admin/shell/screen-permissions';
import { sumuSystem, sumuTokens, typedTextStyles } from '../../features/admin/theme/system';
import { ErrorView } from '../../features/layout/error-view';
import { ChunkLoadError } from '../../lib/chunk/load-chunk';
import type { RouteHandle } from '../../lib/document/route-handle';
import { Unlisted } from '../../lib/document/unlisted';
import { useSite } from '../../lib/site/use-site';
import { createTranslator } from '../../lib/words/translator';
import { WordsContext } from '../../lib/words/use-words';

// The workplace is in English on every site.
export const handle: RouteHandle = { isBare: true, language: 'en' };

export const headers = () => ({ 'X-Robots-Tag': 'noindex' });

export const clientLoader = Object.assign(requireHelper, { hydrate: true as const });

/** Server HTML and loading state until the role is known. */
export function HydrateFallback() {
	return (
		<>
			<title>Workplace</title>
			<Unlisted />
			<Loading />
		</>
	);
}

export default function Sumu() {
	return (
		<Workplace role={useEntered() ?? 'normal'}>
			<Outlet />
		</Workplace>
	);
}

const useEntered = (): UserRole | undefined => useRouteLoaderData('routes/sumu/layout');

export function ErrorBoundary() {
	const error = useRouteError();
	const role = useEntered();
	if (!role)
		return (
			<main id="content">
				<ErrorView error={error} />
			</main>
		);
	return (
		<Workplace role={role}>
			{error instanceof ChunkLoadError ? <ScreenNotLoaded /> : <ErrorView error={error} />}
		</Workplace>
	);
}

/**
 * Shows the workplace if the role may use it, otherwise an explanation. The server checks permissions independently.
 */
function Workplace({ role, children }: { role: UserRole; children: ReactNode }) {
	const { pathname } = useLocation();
	const site = useSite();
	const { wording, language } = site;
	const translator = useMemo(
		() => createTranslator(null, { spoken: resolveWorkplaceTranslations({ wording, language }) }),
		[wording, language],
	);
	return (
		<ChakraProvider value={sumuSystem}>
			<WordsContext value={translator}>
				<Global styles={[sumuTokens, typedTextStyles]} />
				<Unlisted />
				<PendingCountsProvider value={useCountsFromOverview()}>
					<WorkRoleProvider value={role}>
						<PreloadedScreens />
						<SignedIn siteName={site.ownerName}>
							{canAccessScreen(role, pathname) ? children : <NotTheirs />}
						</SignedIn>
					</WorkRoleProvider>
				</PendingCountsProvider>
			</WordsContext>
		</ChakraProvider>
	);
}

/** Returns the pending counts for the menu, from the overview. */
function useCountsFromOverview() {
	const { data } = useQuery(overviewQuery());
	return {
		[sumuPaths.inbox.at()]: { count: unreadIn(data), word: 'unread' },
		[sumuPaths.messages.at()]: { count: unreadIn(data), word: 'unread' },
		[entryPaths.review.list.at()]: { count: pendingIn(data), word: 'waiting' },
	};
}

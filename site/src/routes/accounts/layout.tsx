import { Box } from '@chakra-ui/react';
import type { Picture } from '@sumu/contract';
import {
	type LoaderFunctionArgs,
	Outlet,
	useLoaderData,
	useLocation,
	useRouteError,
	useSearchParams,
} from 'react-router-dom';
import {
	type AccountIllustrationName,
	accountIllustrations,
} from '../../config/files-of-some-pages';
import { sitePaths } from '../../config/paths';
import { ErrorView } from '../../features/layout/error-view';
import { SplitShell } from '../../features/layout/split-shell';
import { withOrigin } from '../../lib/auth';
import type { RouteHandle } from '../../lib/document/route-handle';
import { browserClient, serverClient } from '../../lib/query/client';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { LinkButton } from '../../ui/button';
import { type RequestedContent, readRequestedContent } from './requested-content';

export const handle: RouteHandle = { isBare: true };

const clothsOfPages: Readonly<Record<string, AccountIllustrationName>> = {
	[sitePaths.login.at()]: 'login',
	[sitePaths.signup.at()]: 'signup',
};

const clothBeside = (pathname: string): Picture => ({
	url: accountIllustrations.at(clothsOfPages[pathname] ?? 'account'),
	width: accountIllustrations.width,
	height: accountIllustrations.height,
	alt: '',
	placeholder: null,
	// Keeps the top-left corner, so that the border is visible.
	focalPoint: { x: 0, y: 0 },
	formats: [],
});

type Args = Pick<LoaderFunctionArgs, 'url'>;

export const loader = ({ url }: Args) => readRequestedContent(serverClient(), url);
export const clientLoader = ({ url }: Args) => readRequestedContent(browserClient(), url);

function Frame({ asked, children }: { asked: RequestedContent | null; children: React.ReactNode }) {
	const { t } = useWords();
	const { ownerName } = useSite();
	const [search] = useSearchParams();
	const { pathname } = useLocation();
	const isLogin = pathname === sitePaths.login.at();
	const other = isLogin ? sitePaths.signup : sitePaths.login;
	return (
		<SplitShell
			ownerName={ownerName}
			picture={asked?.picture ?? clothBeside(pathname)}
			isShownAbove={Boolean(asked?.picture) && pathname in clothsOfPages}
			action={
				<LinkButton to={withOrigin(other.at(), search)} variant="outline" size="compact">
					{isLogin ? t('Sign up') : t('Login')}
				</LinkButton>
			}
		>
			{children}
		</SplitShell>
	);
}

export default function AccountPages() {
	const requestedContent = useLoaderData<RequestedContent | null>() ?? null;
	const { t } = useWords();
	return (
		<Frame asked={requestedContent}>
			<noscript>
				<Box as="p" color="danger" marginBottom="6">
					{t('You need JavaScript to sign in. Please turn it on in your browser.')}
				</Box>
			</noscript>
			<Outlet context={requestedContent} />
		</Frame>
	);
}

export function ErrorBoundary() {
	return (
		<Frame asked={null}>
			<ErrorView error={useRouteError()} />
		</Frame>
	);
}

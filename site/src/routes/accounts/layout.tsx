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
import { type ClothName, cloths } from '../../config/cloths';
import { paths } from '../../config/paths';
import { ErrorView } from '../../features/layout/error-view';
import { SplitShell } from '../../features/layout/split-shell';
import { withOrigin } from '../../lib/auth';
import type { Handle } from '../../lib/document/handle';
import { browserClient, serverClient } from '../../lib/query/client';
import { useSite } from '../../lib/site/use-site';
import { useWords } from '../../lib/words/use-words';
import { LinkButton } from '../../ui/button';
import { type Asked, readAsked } from './asked';

export const handle: Handle = { isBare: true };

const clothsOfPages: Readonly<Record<string, ClothName>> = {
	[paths.login.at()]: 'login',
	[paths.signup.at()]: 'signup',
};

const clothBeside = (pathname: string): Picture => ({
	url: cloths.at(clothsOfPages[pathname] ?? 'account'),
	width: cloths.width,
	height: cloths.height,
	alt: '',
	placeholder: null,
	// Keeps the top-left corner, so that the border is visible.
	focalPoint: { x: 0, y: 0 },
	formats: [],
});

type Args = Pick<LoaderFunctionArgs, 'url'>;

export const loader = ({ url }: Args) => readAsked(serverClient(), url);
export const clientLoader = ({ url }: Args) => readAsked(browserClient(), url);

function Frame({ asked, children }: { asked: Asked | null; children: React.ReactNode }) {
	const { say } = useWords();
	const { ownerName } = useSite();
	const [search] = useSearchParams();
	const { pathname } = useLocation();
	const isLogin = pathname === paths.login.at();
	const other = isLogin ? paths.signup : paths.login;
	return (
		<SplitShell
			ownerName={ownerName}
			picture={asked?.picture ?? clothBeside(pathname)}
			isShownAbove={Boolean(asked?.picture) && pathname in clothsOfPages}
			action={
				<LinkButton to={withOrigin(other.at(), search)} variant="outline" size="compact">
					{isLogin ? say('Sign up') : say('Login')}
				</LinkButton>
			}
		>
			{children}
		</SplitShell>
	);
}

export default function AccountPages() {
	const asked = useLoaderData<Asked | null>() ?? null;
	const { say } = useWords();
	return (
		<Frame asked={asked}>
			<noscript>
				<Box as="p" color="danger" marginBottom="6">
					{say('Signing in needs JavaScript: please switch it on in your browser.')}
				</Box>
			</noscript>
			<Outlet context={asked} />
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

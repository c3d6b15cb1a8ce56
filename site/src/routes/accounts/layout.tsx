import { Outlet, useLocation, useRouteError, useSearchParams } from 'react-router-dom';
import { paths } from '../../config/paths';
import { ErrorView } from '../../features/layout/error-view';
import { SplitShell } from '../../features/layout/split-shell';
import { withOrigin } from '../../lib/auth';
import type { Handle } from '../../lib/document/handle';
import { useSite } from '../../lib/site/use-site';
import { LinkButton } from '../../ui/button';

export const handle: Handle = { isBare: true };

function Frame({ children }: { children: React.ReactNode }) {
	const { ownerName, heroPicture } = useSite();
	const [search] = useSearchParams();
	const isLogin = useLocation().pathname === paths.login.at();
	const other = isLogin ? paths.signup : paths.login;
	return (
		<SplitShell
			ownerName={ownerName}
			picture={heroPicture}
			action={
				<LinkButton to={withOrigin(other.at(), search)} variant="outline" size="compact">
					{isLogin ? 'Sign up' : 'Login'}
				</LinkButton>
			}
		>
			{children}
		</SplitShell>
	);
}

export default function AccountPages() {
	return (
		<Frame>
			<Outlet />
		</Frame>
	);
}

export function ErrorBoundary() {
	return (
		<Frame>
			<ErrorView error={useRouteError()} />
		</Frame>
	);
}

import { Box } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { paths } from '../../config/paths';
import { useSession } from '../../lib/auth';
import { loadChunk } from '../../lib/chunk/load-chunk';
import { LinkButton } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

const AccountMenu = lazy(() => loadChunk('account menu', () => import('./account-menu')));

/** The end of the bar: who is signed in and their menu, or the way to sign in. It keeps its room. */
export function AccountSlot() {
	const session = useSession();
	return (
		<Box
			display="flex"
			justifyContent="flex-end"
			flexShrink="0"
			width={{ base: 'compact', lg: '108px' }}
			marginInlineStart={{ lg: '4' }}
		>
			{session.status === 'loading' ? (
				<Waiting />
			) : session.status === 'signed-in' ? (
				<Suspense fallback={<Waiting />}>
					<AccountMenu user={session.user} />
				</Suspense>
			) : (
				<LoginLink />
			)}
		</Box>
	);
}

function LoginLink() {
	return (
		<LinkButton
			to={paths.login.at()}
			variant="outline"
			size="compact"
			prefetch="intent"
			paddingInline={{ base: '0', lg: '4' }}
			width={{ base: 'compact', lg: 'auto' }}
			border={{ base: '0', lg: '1px solid' }}
			borderColor={{ lg: 'currentColor' }}
			color="inherit"
			aria-label="Login"
		>
			<UserRound size={20} strokeWidth={1.75} aria-hidden />
			<Box as="span" hideBelow="lg">
				Login
			</Box>
		</LinkButton>
	);
}

/** While it is found out who is there. Where no script ever will, the way to sign in. */
function Waiting() {
	return (
		<>
			<Box
				role="status"
				aria-label="Loading your account"
				css={{ '@media (scripting: none)': { display: 'none' } }}
			>
				<Skeleton width="36px" height="36px" margin="1" borderRadius="pill" />
			</Box>
			<noscript>
				<LoginLink />
			</noscript>
		</>
	);
}

import { Box } from '@chakra-ui/react';
import { UserRound } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { sitePaths } from '../../config/paths';
import { useSession } from '../../lib/auth';
import { loadChunk } from '../../lib/chunk/load-chunk';
import type { SessionUser } from '../../lib/session';
import { useWords } from '../../lib/words/use-words';
import { LinkButton } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';

/** Falls back to a link, so that a failed download does not break the page. */
const AccountMenu = lazy(() =>
	loadChunk('account menu', () => import('./account-menu')).catch(() => ({
		default: ProfileLink,
	})),
);

/** End of the bar: the account menu or a log-in link. Its width is reserved. */
export function AccountSlot() {
	const session = useSession();
	const { t } = useWords();
	// Estimated from the label's length, in any language.
	const room = `max(76px, ${t('Login').length / 2}em + 36px)` as const;
	return (
		<Box
			display="flex"
			justifyContent="flex-end"
			flexShrink="0"
			width={{ base: 'compact', lg: room }}
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

function ProfileLink({ user }: { user: SessionUser }) {
	const { t } = useWords();
	return (
		<LinkButton
			to={sitePaths.profile.at()}
			variant="outline"
			size="compact"
			width="compact"
			padding="0"
			border="0"
			color="inherit"
			aria-label={t('Profile of {name}', { name: user.displayName })}
		>
			<UserRound size={20} strokeWidth={1.75} aria-hidden />
		</LinkButton>
	);
}

function LoginLink() {
	const { t } = useWords();
	return (
		<LinkButton
			to={sitePaths.login.at()}
			variant="outline"
			size="compact"
			prefetch="intent"
			paddingInline={{ base: '0', lg: '4' }}
			width={{ base: 'compact', lg: 'auto' }}
			border={{ base: '0', lg: '1px solid' }}
			borderColor={{ lg: 'currentColor' }}
			color="inherit"
			aria-label={t('Login')}
		>
			<Box asChild hideFrom="lg">
				<UserRound size={20} strokeWidth={1.75} aria-hidden />
			</Box>
			<Box as="span" hideBelow="lg">
				{t('Login')}
			</Box>
		</LinkButton>
	);
}

/** Attribute of the document, set before the first paint if this browser has a session. */
const ofSession = 'html[data-session] &';

/** Until the browser has read the session: a placeholder if there is one, otherwise the log-in link. */
function Waiting() {
	const { t } = useWords();
	return (
		<>
			<Box
				role="status"
				aria-label={t('Loading your account')}
				display="none"
				css={{ [ofSession]: { display: 'block' } }}
			>
				<Skeleton width="36px" height="36px" margin="1" borderRadius="pill" />
			</Box>
			<Box css={{ [ofSession]: { display: 'none' } }}>
				<LoginLink />
			</Box>
		</>
	);
}

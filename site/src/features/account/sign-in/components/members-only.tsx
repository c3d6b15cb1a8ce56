import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt } from '../../../../lib/auth/origin';
import { useSession } from '../../../../lib/auth/use-session';
import type { SessionUser } from '../../../../lib/session';
import { Container } from '../../../../ui/container';
import { TextLink } from '../../../../ui/text-link';

/**
 * What only signed-in people see; `waiting` on the server and until it is known who is there. Who
 * signs out meanwhile, in another tab, is led to the login page.
 */
export function MembersOnly({
	waiting,
	children,
}: {
	waiting: ReactNode;
	children: (user: SessionUser) => ReactNode;
}) {
	const session = useSession();
	const location = useLocation();
	if (session.status === 'signed-out') return <Navigate to={loginAt(location)} replace />;
	if (session.status !== 'loading') return children(session.user);
	return (
		<>
			<noscript>
				<Container paddingTop="8">
					<Box as="p" textStyle="lead">
						Please switch scripts on and{' '}
						<TextLink to={loginAt(location)} textStyle="lead">
							log in
						</TextLink>{' '}
						to read on.
					</Box>
				</Container>
			</noscript>
			{waiting}
		</>
	);
}

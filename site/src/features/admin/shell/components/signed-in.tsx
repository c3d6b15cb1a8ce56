import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt, useLogOut, useSession } from '../../../../lib/auth';
import { logOutAlerts, prepareAlerts } from '../../../../ui/alerts';
import { Account } from './account';
import { SumuShell } from './shell';

/**
 * The workplace of who is signed in. Signed out, here or in another tab, it is left for the login
 * page; an expired session keeps what is on screen, since it can be renewed in place.
 */
export function SignedIn({ siteName, children }: { siteName: string; children: ReactNode }) {
	const snapshot = useSession();
	const location = useLocation();
	useEffect(prepareAlerts, []);
	const logOut = useLogOut(logOutAlerts);
	if (snapshot.status === 'loading') return null;
	if (snapshot.status === 'signed-out') return <Navigate to={loginAt(location)} replace />;
	const { displayName, email, photoURL } = snapshot.user;
	const owner = { name: displayName || email, photo: photoURL };
	return (
		<SumuShell siteName={siteName} account={<Account owner={owner} onLogOut={logOut} />}>
			{children}
		</SumuShell>
	);
}

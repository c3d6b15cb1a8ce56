import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt, useLogOut, useSession } from '../../../../lib/auth';
import { logOutAlerts, prepareAlerts } from '../../../../ui/alerts';
import { Account } from './account';
import { SumuShell } from './shell';

/** Current user. If an expired session ends without being renewed, the user stays, so that typed values are kept. */
function useWhoWorks() {
	const snapshot = useSession();
	const [known, setKnown] = useState(snapshot);
	const isLetGo = known.status === 'expired' && snapshot.status === 'signed-out';
	if (snapshot !== known && !isLetGo) setKnown(snapshot);
	return isLetGo ? known : snapshot;
}

/**
 * Admin of the signed-in user. After a log-out, here or in another tab, it redirects to the login page. An
 * expired session keeps the screen, because it can be renewed in place.
 */
export function SignedIn({ siteName, children }: { siteName: string; children: ReactNode }) {
	const snapshot = useWhoWorks();
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

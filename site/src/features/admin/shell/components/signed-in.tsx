import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt, useLogOut, useSession } from '../../../../lib/auth';
import { logOutAlerts, prepareAlerts } from '../../../../ui/alerts';
import { Account } from './account';
import { SumuShell } from './shell';

/** Who is signed in; who lets an expired session go stays who they were, with what they typed. */
function useWhoWorks() {
	const snapshot = useSession();
	const [known, setKnown] = useState(snapshot);
	const isLetGo = known.status === 'expired' && snapshot.status === 'signed-out';
	if (snapshot !== known && !isLetGo) setKnown(snapshot);
	return isLetGo ? known : snapshot;
}

/**
 * The workplace of who is signed in. Signed out, here or in another tab, it is left for the login
 * page; an expired session keeps what is on screen, since it can be renewed in place.
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

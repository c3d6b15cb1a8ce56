import { lazy, Suspense, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '../../../../lib/auth/use-session';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { shared } from '../../../../lib/query/shared';
import { session, tokenSync } from '../../../../lib/session';

const SignInAgain = lazy(() => loadChunk('sign in again', () => import('./sign-in-again')));

/**
 * Follows the session: once it is over, here or in another tab, what was read for it is forgotten
 * and the page's guard asked again; where a form waits for it, its user may sign in again.
 */
export function SessionKeeper({
	syncPath,
}: {
	/** Of this site: what is told of each new token; empty where nothing is. */
	syncPath: string;
}) {
	const snapshot = useSession();
	const { revalidate } = useRevalidator();
	const before = useRef(snapshot.status);
	useEffect(() => {
		if (syncPath) session().follow(tokenSync(syncPath));
	}, [syncPath]);
	useEffect(() => {
		// Who lets an expired session go stays on the page, with what they typed.
		const wasIn = before.current === 'signed-in';
		before.current = snapshot.status;
		if (!wasIn || snapshot.status !== 'signed-out') return;
		shared.client?.removeQueries({ type: 'inactive' });
		void revalidate();
	}, [snapshot.status, revalidate]);
	if (snapshot.status !== 'expired' || !snapshot.asked) return null;
	return (
		<Suspense>
			<SignInAgain user={snapshot.user} remembered={snapshot.remembered} />
		</Suspense>
	);
}

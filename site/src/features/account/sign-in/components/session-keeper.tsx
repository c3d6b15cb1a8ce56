import { lazy, Suspense, useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useSession } from '../../../../lib/auth/use-session';
import { loadChunk } from '../../../../lib/chunk/load-chunk';
import { queryClientHolder } from '../../../../lib/query/keys';
import { createTokenSync, getSession } from '../../../../lib/session';

const SignInAgain = lazy(() => loadChunk('sign in again', () => import('./sign-in-again')));

/**
 * Reacts to the end of the session, here or in another tab: discards data read with it and reruns the page's loaders.
 * If a form is waiting for an expired session, the user may sign in again.
 */
export function SessionKeeper({
	syncPath,
}: {
	/** Path on this site that receives each new token; empty if unused. */
	syncPath: string;
}) {
	const snapshot = useSession();
	const { revalidate } = useRevalidator();
	const before = useRef(snapshot.status);
	useEffect(() => {
		if (syncPath) getSession().follow(createTokenSync(syncPath));
	}, [syncPath]);
	useEffect(() => {
		// A user who dismisses an expired session stays on the page, so their input is kept.
		const wasIn = before.current === 'signed-in';
		before.current = snapshot.status;
		if (!wasIn || snapshot.status !== 'signed-out') return;
		queryClientHolder.client?.removeQueries({ type: 'inactive' });
		void revalidate();
	}, [snapshot.status, revalidate]);
	if (snapshot.status !== 'expired' || !snapshot.asked) return null;
	return (
		<Suspense>
			<SignInAgain user={snapshot.user} remembered={snapshot.remembered} />
		</Suspense>
	);
}

import { type ReactNode, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { loginAt } from '../../../lib/auth';
import { useSite } from '../../../lib/site/use-site';
import { hasShortlist } from '../has-shortlist';

/**
 * Shows the visitor's cart. If only signed-in visitors may read pages, others with an empty cart are
 * redirected to the login page, and see `waiting` meanwhile.
 */
export function ReadersOfCart({
	email,
	waiting,
	children,
}: {
	email: string;
	waiting: ReactNode;
	children: ReactNode;
}) {
	const { readers } = useSite();
	const location = useLocation();
	// A visitor who removes the last line stays on the page.
	const [hadAny] = useState(hasShortlist);
	if (!email && !hadAny && readers !== 'everyone')
		return (
			<>
				<Navigate to={loginAt(location)} replace />
				{waiting}
			</>
		);
	return children;
}

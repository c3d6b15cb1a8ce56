import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { askConfirmation } from '../../../ui/alerts';

/**
 * Asks before the user leaves a page with unsaved changes, and has the browser ask before it is closed.
 * @param screen start of the addresses that show the same changes; by default only the current one does
 */
export function useLeaveGuard(
	isUnsaved: boolean,
	question: Parameters<typeof askConfirmation>[0],
	screen?: string,
) {
	const isAllowed = useRef(false);
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isUnsaved &&
			!isAllowed.current &&
			currentLocation.pathname !== nextLocation.pathname &&
			!(
				screen &&
				[currentLocation, nextLocation].every(({ pathname }) => pathname.startsWith(screen))
			),
	);

	useEffect(() => {
		if (blocker.state !== 'blocked') return;
		askConfirmation(question).then((leave) => {
			if (leave) blocker.proceed();
			else blocker.reset();
		});
	}, [blocker, question]);

	useEffect(() => {
		if (!isUnsaved) return;
		isAllowed.current = false;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener('beforeunload', ask);
		return () => removeEventListener('beforeunload', ask);
	}, [isUnsaved]);

	return {
		/** Does not ask until there are unsaved changes again. */
		allow() {
			isAllowed.current = true;
		},
	};
}

import { defaultScheduler } from '@tanstack/react-query';

/**
 * Scheduler for `notifyManager`: delays updates until an active view transition has ended, because rendering drops its
 * frames. Browsers that do not expose the transition update immediately.
 */
export function afterTransition(show: () => void): void {
	const { activeViewTransition } = document;
	if (activeViewTransition) activeViewTransition.finished.then(show, show);
	else defaultScheduler(show);
}

import { defaultScheduler } from '@tanstack/react-query';

/**
 * A scheduler of `notifyManager`: what is answered while a view transition is on its way is shown once it has
 * ended, for rendering it takes frames away. Engines that do not tell of one show everything at once.
 */
export function afterTransition(show: () => void): void {
	const { activeViewTransition } = document;
	if (activeViewTransition) activeViewTransition.finished.then(show, show);
	else defaultScheduler(show);
}

import { useEffect } from 'react';
import type { useBlocker } from 'react-router-dom';
import { confirm } from '../../../../ui/alerts';

/** Asks before a page with unsaved changes is left. */
export function LeaveQuestion({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
	useEffect(() => {
		if (blocker.state !== 'blocked') return;
		void confirm({
			title: 'Leave without saving?',
			text: 'What you changed here is not saved yet.',
			action: 'Leave',
			destroys: true,
		}).then((leaves) => (leaves ? blocker.proceed() : blocker.reset()));
	}, [blocker]);
	return null;
}

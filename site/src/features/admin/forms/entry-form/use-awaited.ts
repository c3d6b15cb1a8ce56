import { useEffect, useState } from 'react';
import { alert } from '../../../../ui/alerts';
import type { How } from '../../state/standing';
import { words } from '../../words';

/** Numbers of gallery uploads in progress and failed. */
interface Coming {
	readonly onTheirWay: number;
	readonly failed: number;
}
const none: Coming = { onTheirWay: 0, failed: 0 };

/** Delays a save until the gallery's uploads are finished. */
export function useAwaited(save: (how: How) => void) {
	const [coming, report] = useState(none);
	const [awaiting, setAwaiting] = useState<How | null>(null);
	const [round, setRound] = useState(0);

	useEffect(() => {
		if (!awaiting || coming.onTheirWay > 0) return;
		setAwaiting(null);
		save(awaiting);
	});

	return {
		...coming,
		/** Called by the gallery when its numbers change. */
		report,
		/** Key of the gallery: a new value mounts a new gallery without uploads. */
		round,
		/** Whether a save is waiting for the uploads. */
		isAwaited: awaiting !== null,
		/** Whether the uploads block a save. It runs after them; failed ones must be resolved first. */
		holds(how: How): boolean {
			if (coming.onTheirWay > 0) setAwaiting(how);
			else if (coming.failed > 0) void alert('error', { title: words.gallery.failed });
			return coming.onTheirWay + coming.failed > 0;
		},
		/** Cancels the uploads. */
		drop() {
			setAwaiting(null);
			setRound(round + 1);
		},
	};
}

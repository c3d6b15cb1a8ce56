import { useEffect, useState } from 'react';
import { alert } from '../../../../ui/alerts';
import type { How } from '../../state/standing';
import { words } from '../../words';

/** Of the pictures that go into a gallery by themselves. */
interface Coming {
	readonly onTheirWay: number;
	readonly failed: number;
}
const none: Coming = { onTheirWay: 0, failed: 0 };

/** Has a save wait for the pictures of the gallery that are on their way. */
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
		/** Tells how many there are; a gallery does. */
		report,
		/** Another one is another gallery, which awaits nothing. */
		round,
		/** Whether a save waits for them. */
		isAwaited: awaiting !== null,
		/** Whether they hold that save back: it is done after them, or they have to be seen to first. */
		holds(how: How): boolean {
			if (coming.onTheirWay > 0) setAwaiting(how);
			else if (coming.failed > 0) void alert('error', { title: words.gallery.failed });
			return coming.onTheirWay + coming.failed > 0;
		},
		/** Stops those on their way. */
		drop() {
			setAwaiting(null);
			setRound(round + 1);
		},
	};
}

import { useSite } from '../../../lib/site/use-site';
import type { How } from '../state/standing';
import { saidMoment } from '../state/zoned-time';
import { words } from '../words';
import { useSaved } from './use-saved';

/** Returns a function that shows the notice for a save by its options; `done` is the notice after publishing. */
export function useSaid(done: string) {
	const { timeZone } = useSite();
	const saved = useSaved();
	return ({ status, publishAt }: How) => {
		if (publishAt) saved(words.save.scheduled(saidMoment(publishAt, timeZone)));
		else if (publishAt === null) saved(words.save.takenBack);
		else saved(status === 'draft' ? words.save.savedAsDraft : done);
	};
}

import { useSite } from '../../../lib/site/use-site';
import type { How } from '../state/standing';
import { saidMoment } from '../state/zoned-time';
import { words } from '../words';
import { useSaved } from './use-saved';

/** What follows a save, in the words for how it was saved; `done` where it is on the site. */
export function useSaid(done: string) {
	const { timeZone } = useSite();
	const saved = useSaved();
	return ({ status, publishAt }: How) => {
		if (publishAt) saved(words.save.scheduled(saidMoment(publishAt, timeZone)));
		else if (publishAt === null) saved(words.save.takenBack);
		else saved(status === 'draft' ? words.save.savedAsDraft : done);
	};
}

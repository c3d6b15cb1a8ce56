import { useSite } from '../../../lib/site/use-site';
import type { FormSaveOptions } from '../state/publication-status';
import { saidMoment } from '../state/zoned-time';
import { adminWords } from '../words';
import { useRefreshAndNotify } from './use-entry-command';

/** Returns a function that shows the notice for a save by its options; `done` is the notice after publishing. */
export function useSaveNotice(done: string) {
	const { timeZone } = useSite();
	const refreshAndNotify = useRefreshAndNotify();
	return ({ status, publishAt }: FormSaveOptions) => {
		if (publishAt) refreshAndNotify(adminWords.save.scheduled(saidMoment(publishAt, timeZone)));
		else if (publishAt === null) refreshAndNotify(adminWords.save.takenBack);
		else refreshAndNotify(status === 'draft' ? adminWords.save.savedAsDraft : done);
	};
}

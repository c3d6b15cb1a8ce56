import { Box } from '@chakra-ui/react';
import { useSite } from '../../../lib/site/use-site';
import { Mark } from '../ui/mark';
import { adminWords } from '../words';
import type { PublicationStatus } from './publication-status';
import { saidMoment } from './zoned-time';

const statusTones: Partial<Record<PublicationStatus['status'], string>> = {
	published: 'full',
	modified: 'green',
	scheduled: 'accent',
};

/** Status of an entry, and the time at which it goes live. */
export function StateMark({ standing: { status, publishAt } }: { standing: PublicationStatus }) {
	return (
		<Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3">
			<Mark data-tone={statusTones[status]}>{adminWords.state[status]}</Mark>
			{publishAt && <Time moment={publishAt} />}
		</Box>
	);
}

function Time({ moment }: { moment: string }) {
	const { timeZone } = useSite();
	return (
		<Box asChild textStyle="small" color="muted">
			<time dateTime={moment}>{saidMoment(moment, timeZone)}</time>
		</Box>
	);
}

import { Box } from '@chakra-ui/react';
import { useSite } from '../../../lib/site/use-site';
import { Mark } from '../ui/mark';
import { words } from '../words';
import type { Standing } from './standing';
import { saidMoment } from './zoned-time';

const tones: Partial<Record<Standing['status'], string>> = {
	published: 'full',
	modified: 'green',
	scheduled: 'accent',
};

/** Status of an entry, and the time at which it goes live. */
export function StateMark({ standing: { status, publishAt } }: { standing: Standing }) {
	return (
		<Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3">
			<Mark data-tone={tones[status]}>{words.state[status]}</Mark>
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

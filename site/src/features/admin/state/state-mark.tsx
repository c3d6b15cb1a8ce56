import { Box, chakra } from '@chakra-ui/react';
import { useSite } from '../../../lib/site/use-site';
import { words } from '../words';
import type { Standing } from './standing';
import { saidMoment } from './zoned-time';

const Mark = chakra('span', {
	base: {
		display: 'inline-block',
		paddingInline: '3',
		paddingBlock: '1',
		borderWidth: '1px',
		borderColor: 'control',
		borderRadius: 'control',
		textStyle: 'label',
		whiteSpace: 'nowrap',
		'&[data-state=published]': { bg: 'green', borderColor: 'green', color: 'onGreen' },
		'&[data-state=modified]': { borderColor: 'greenText', color: 'greenText' },
		'&[data-state=scheduled]': { borderColor: 'accentText', color: 'accentText' },
	},
});

/** How an entry stands, and when it goes live. */
export function StateMark({ standing: { status, publishAt } }: { standing: Standing }) {
	return (
		<Box as="span" display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="3">
			<Mark data-state={status}>{words.state[status]}</Mark>
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

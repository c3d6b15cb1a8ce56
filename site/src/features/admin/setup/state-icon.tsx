import { Box } from '@chakra-ui/react';
import type { Setup } from '@sumu/contract';
import { Circle, CircleCheckBig, CircleSlash } from 'lucide-react';
import { words } from './steps';

type State = Setup['steps'][number]['state'];

const icons = { open: Circle, done: CircleCheckBig, skipped: CircleSlash } as const;
const colours = { open: 'control', done: 'greenText', skipped: 'muted' } as const;

/** Icon for the state of a step, with a text for screen readers. */
export function StateIcon({ state, size = 20 }: { state: State; size?: number }) {
	const Icon = icons[state];
	return (
		<Box as="span" display="inline-flex" flex="none" color={colours[state]}>
			<Icon size={size} strokeWidth={1.75} aria-hidden />
			<Box as="span" srOnly>
				{words.state[state]}:
			</Box>
		</Box>
	);
}
